import type { Deployment } from '@love/contracts/deployments/deployment'
import type { IntentCall } from '@love/protocol/intents/intent'
import type { Address, Client, Hash, TypedDataDefinition } from 'viem'
import type { Gateway } from '../api/client/endpointCall.ts'

/** All that signing for a Safe needs of the world. */
export type WriteDeps = {
  readonly gateway: Gateway
  readonly client: Client
  readonly deployment: Pick<Deployment, 'multicall3' | 'chainId'>
  /** The wallet that holds the owner's key, not the one that speaks for the Safe. */
  readonly line: {
    readonly sign: (message: TypedDataDefinition) => Promise<unknown>
    readonly sendTransaction: (call: IntentCall) => Promise<Hash>
  }
  readonly owner: Address
  /** Whether the owner has compared what they sign with what their device shows: told to the other owners. */
  readonly hashCompared?: boolean | undefined
}
