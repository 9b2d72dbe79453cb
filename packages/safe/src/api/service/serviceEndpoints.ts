import {
  getServiceMessage,
  getServiceMessages,
  serviceAddMessage,
  serviceConfirmMessage,
} from './serviceMessages.ts'
import {
  getServiceDelegates,
  serviceAddDelegate,
  serviceOperations,
  serviceRemoveDelegate,
} from './serviceNotOffered.ts'
import {
  getServiceAbout,
  getServiceCreation,
  getServiceModuleSafes,
  getServiceOwnedSafes,
  getServiceSafe,
  getServiceSingletons,
  getServiceToken,
  getServiceTokens,
  serviceDecodeData,
} from './serviceSafes.ts'
import {
  getServiceConfirmations,
  getServiceHistory,
  getServiceModuleTransactions,
  getServiceTransaction,
  getServiceTransactions,
  getServiceTransfers,
  serviceConfirmTransaction,
  serviceEstimateTransaction,
  serviceProposeTransaction,
} from './serviceTransactions.ts'

/** Every call of Safe's transaction service, which bots speak to by api-kit. It serves one chain, so none is named. */
export const serviceEndpoints = [
  getServiceAbout,
  getServiceSingletons,
  getServiceSafe,
  getServiceCreation,
  getServiceOwnedSafes,
  getServiceModuleSafes,
  getServiceTokens,
  getServiceToken,
  serviceDecodeData,
  getServiceTransactions,
  serviceProposeTransaction,
  serviceEstimateTransaction,
  getServiceTransaction,
  getServiceConfirmations,
  serviceConfirmTransaction,
  getServiceHistory,
  getServiceTransfers,
  getServiceModuleTransactions,
  getServiceMessages,
  serviceAddMessage,
  getServiceMessage,
  serviceConfirmMessage,
  getServiceDelegates,
  serviceAddDelegate,
  serviceRemoveDelegate,
  ...serviceOperations,
] as const
