import type { IntentCall } from '@love/protocol/intents/intent'
import type { Hash, TypedDataDefinition } from 'viem'
import type { Batching } from './parseBatching.ts'
import type { CallsStatus } from './parseCallsStatus.ts'

/** All that an intent asks of a wallet. Everything throws what the wallet throws. */
export type WalletLine = {
  /** Never throws: a wallet that does not answer cannot do it. */
  readonly batching: () => Promise<Batching>
  readonly sendTransaction: (call: IntentCall) => Promise<Hash>
  readonly sign: (message: TypedDataDefinition) => Promise<unknown>
  /** Answers with the wallet's own id for them. */
  readonly sendCalls: (calls: readonly IntentCall[]) => Promise<string>
  readonly callsStatus: (id: string) => Promise<CallsStatus>
  /** What `sendTransaction` answers is no transaction yet. */
  readonly answersWithProposal: () => boolean
}

/** The wallet is on another account than the one an intent was made for. */
export class AccountChangedError extends Error {
  override readonly name = 'AccountChangedError'
  readonly code = 'account-changed'
}

/** There is no wallet to ask. */
export class NotConnectedError extends Error {
  override readonly name = 'NotConnectedError'
  readonly code = 'not-connected'
}
