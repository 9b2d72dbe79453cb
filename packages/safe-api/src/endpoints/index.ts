import { confirmMessage } from './confirmMessage.ts'
import { decodeData } from './decodeData.ts'
import { deleteTransaction } from './deleteTransaction.ts'
import { estimateTransaction } from './estimateTransaction.ts'
import { getAllOwnedSafes } from './getAllOwnedSafes.ts'
import { getBalances } from './getBalances.ts'
import { getChain } from './getChain.ts'
import { getChains } from './getChains.ts'
import { getCollectibles } from './getCollectibles.ts'
import { getCollectiblesPage } from './getCollectiblesPage.ts'
import { getConfirmationView } from './getConfirmationView.ts'
import { getContract } from './getContract.ts'
import { getDelegates } from './getDelegates.ts'
import { getFiatCodes } from './getFiatCodes.ts'
import { getIncomingTransfers } from './getIncomingTransfers.ts'
import { getIndexingStatus } from './getIndexingStatus.ts'
import { getMasterCopies } from './getMasterCopies.ts'
import { getMessage } from './getMessage.ts'
import { getMessages } from './getMessages.ts'
import { getModuleTransactions } from './getModuleTransactions.ts'
import { getMultisigTransactions } from './getMultisigTransactions.ts'
import { getNonces } from './getNonces.ts'
import { getOwnedSafes } from './getOwnedSafes.ts'
import { getSafeApps } from './getSafeApps.ts'
import { getSafeInfo } from './getSafeInfo.ts'
import { getSafeOverviews } from './getSafeOverviews.ts'
import { getTransactionDetails } from './getTransactionDetails.ts'
import { getTransactionHistory } from './getTransactionHistory.ts'
import { getTransactionQueue } from './getTransactionQueue.ts'
import { previewTransaction } from './previewTransaction.ts'
import { proposeMessage } from './proposeMessage.ts'
import { proposeTransaction } from './proposeTransaction.ts'

/** Every call of the gateway. Where only a few are used, import them by their files: that keeps the others out. */
export const endpoints = [
  getSafeInfo,
  getSafeOverviews,
  getOwnedSafes,
  getAllOwnedSafes,
  getNonces,
  getBalances,
  getFiatCodes,
  getCollectibles,
  getCollectiblesPage,
  getTransactionHistory,
  getTransactionQueue,
  getIncomingTransfers,
  getModuleTransactions,
  getMultisigTransactions,
  getTransactionDetails,
  deleteTransaction,
  estimateTransaction,
  proposeTransaction,
  previewTransaction,
  getConfirmationView,
  getChains,
  getChain,
  getSafeApps,
  getMasterCopies,
  getIndexingStatus,
  decodeData,
  getContract,
  getDelegates,
  getMessages,
  proposeMessage,
  getMessage,
  confirmMessage,
] as const
