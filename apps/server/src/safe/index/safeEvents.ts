import { toEventSelector } from 'viem'
import type { Database } from '../../store/openStore.ts'

/**
 * What Safes tell. Which parameters are topics differs between versions, but they always come first, so that topics and
 * data together are the parameters in this order. Before 1.3.0 they do not tell their setup, the ether that they are
 * sent and their fallback handler; before 1.1.0 also not what they executed and who approved it.
 */
const signatures = {
  setup: 'SafeSetup(address,address[],uint256,address,address)',
  success: 'ExecutionSuccess(bytes32,uint256)',
  failure: 'ExecutionFailure(bytes32,uint256)',
  moduleSuccess: 'ExecutionFromModuleSuccess(address)',
  moduleFailure: 'ExecutionFromModuleFailure(address)',
  multisigCall:
    'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)',
  moduleCall: 'SafeModuleTransaction(address,address,uint256,bytes,uint8)',
  received: 'SafeReceived(address,uint256)',
  ownerAdded: 'AddedOwner(address)',
  ownerRemoved: 'RemovedOwner(address)',
  threshold: 'ChangedThreshold(uint256)',
  moduleEnabled: 'EnabledModule(address)',
  moduleDisabled: 'DisabledModule(address)',
  guard: 'ChangedGuard(address)',
  fallbackHandler: 'ChangedFallbackHandler(address)',
  /** Of Safes before 1.3.0, and of the contracts that later ones run to change their own code. */
  implementation: 'ChangedMasterCopy(address)',
  approval: 'ApproveHash(bytes32,address)',
  signedMessage: 'SignMsg(bytes32)',
} as const

export type SafeEventName = keyof typeof signatures

const names = Object.keys(signatures) as SafeEventName[]

const byTopic = new Map(names.map((name) => [toEventSelector(`event ${signatures[name]}`), name]))

export const safeTopics: readonly string[] = [...byTopic.keys()]

export const setupTopic = toEventSelector(`event ${signatures.setup}`)

export function safeEventName(topic: string | undefined): SafeEventName | undefined {
  return byTopic.get(topic as never)
}

/** Where everything of a Safe stands by its block. */
export const eventTables = [
  'safe_creations',
  'safe_executions',
  'safe_module_executions',
  'safe_transfers',
  'safe_settings',
  'safe_approvals',
  'safe_signed_messages',
  'safe_history',
] as const

/** What no log tells, because old Safes are silent about it, stands behind all logs of its block. */
export const QUIET_PLACE = 1_000_000

/** And behind that the ether which Safes were given without telling it. */
export const ETHER_PLACE = 2 * QUIET_PLACE

type RemoveEventsParameters = {
  from: number
  safes: readonly string[] | 'all'
  /** The same logs come again: what is in none of them stays. */
  isToldAgain?: boolean
}

/** Takes away what happened from that block on, to some Safes or to all, and who owned them again is as before. */
export async function removeEvents(
  transaction: Database,
  { from, safes, isToldAgain = false }: RemoveEventsParameters,
): Promise<void> {
  for (const table of eventTables) {
    await transaction
      .deleteFrom(table)
      .where('block', '>=', from)
      .$if(isToldAgain, (query) => query.where('log_index', '<', QUIET_PLACE))
      .$if(safes !== 'all', (query) => query.where('safe', 'in', safes))
      .execute()
  }
  await transaction
    .deleteFrom('safe_owners')
    .where('since_block', '>=', from)
    .$if(isToldAgain, (query) => query.where('since_log_index', '<', QUIET_PLACE))
    .$if(safes !== 'all', (query) => query.where('safe', 'in', safes))
    .execute()
  await transaction
    .updateTable('safe_owners')
    .set({ until_block: null, until_log_index: null })
    .where('until_block', '>=', from)
    .$if(safes !== 'all', (query) => query.where('safe', 'in', safes))
    .execute()
}
