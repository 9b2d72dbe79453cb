import { getBalances, getCollectibles, getCollectiblesPage, getFiatCodes } from './assets.ts'
import {
  getChain,
  getChains,
  getChainsV2,
  getChainV2,
  getIndexingStatus,
  getMasterCopies,
  getSafeApps,
} from './chains.ts'
import { getContract, getDelegates, postDecodeData } from './contracts.ts'
import {
  getIncomingTransfers,
  getModuleTransactions,
  getMultisigTransactions,
  getTransactionDetails,
  getTransactionHistory,
  getTransactionQueue,
} from './history.ts'
import { confirmMessage, getMessage, getMessages, proposeMessage } from './messages.ts'
import {
  deleteTransaction,
  estimateTransaction,
  getConfirmationView,
  previewTransaction,
  proposeTransaction,
} from './proposals.ts'
import {
  getAllOwnedSafes,
  getAllOwnedSafesV2,
  getAllOwnedSafesV3,
  getNonces,
  getOwnedSafes,
  getSafeInfo,
  getSafeOverviews,
  getSafeOverviewsV2,
} from './safes.ts'

/** Every call of the gateway. Where only a few are used, import them by their files: that keeps the others out. */
export const endpoints = [
  getSafeInfo,
  getSafeOverviews,
  getSafeOverviewsV2,
  getOwnedSafes,
  getAllOwnedSafes,
  getAllOwnedSafesV2,
  getAllOwnedSafesV3,
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
  getChainsV2,
  getChain,
  getChainV2,
  getSafeApps,
  getMasterCopies,
  getIndexingStatus,
  postDecodeData,
  getContract,
  getDelegates,
  getMessages,
  proposeMessage,
  getMessage,
  confirmMessage,
] as const
