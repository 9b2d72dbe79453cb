import { toEventSelector } from 'viem'

/**
 * What Safes from 1.3.0 on tell. Which parameters are topics differs between versions, but they always come first,
 * so that topics and data together are the parameters in this order.
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
  /** Of the contracts that Safes run to change their own code. */
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
