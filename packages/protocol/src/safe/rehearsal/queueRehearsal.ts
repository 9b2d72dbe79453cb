import type { Address, Hex } from 'viem'

/** `POST /simulate/queue`: the queue of a Safe, executed in order on the newest state. Numbers are decimal texts. */
export type QueueRequest = {
  readonly safe: Address
  /** With rising nonces: of several that wait with one nonce, the one to try. */
  readonly steps: readonly QueueStep[]
  /** Tokens whose balances are compared; ether always is. */
  readonly tokens: readonly Address[]
  /** Who would send them; somebody without a name where it is not said. */
  readonly executor?: Address | undefined
}

export type QueueStep = {
  readonly to: Address
  readonly value: string
  readonly data: Hex
  readonly operation: 0 | 1
  readonly safeTxGas: string
  readonly baseGas: string
  readonly gasPrice: string
  readonly gasToken: Address
  readonly refundReceiver: Address
  readonly nonce: string
}

export type QueueReply =
  | {
      readonly status: 'done'
      readonly block: string
      /** The Safe's own, before anything. */
      readonly nonce: string
      /** One for each step asked for, in the same order. */
      readonly steps: readonly RehearsedStep[]
    }
  /** Nobody could run it. Says nothing about whether it would work. */
  | { readonly status: 'unavailable'; readonly reason: string }

export type RehearsedStep =
  /** Its nonce was used up before. */
  | { readonly status: 'used' }
  /** It cannot be executed before something with that nonce is. */
  | { readonly status: 'waits'; readonly nonce: string }
  /** The rehearsal ended before it could be tried. */
  | { readonly status: 'untried' }
  | ({ readonly status: 'success' } & ExecutedStep)
  /** The Safe goes on with the next nonce, but what was wanted did not happen. */
  | ({
      readonly status: 'failed'
      /** What the call inside said. */
      readonly reason: Hex
    } & ExecutedStep)
  /** Nothing happens, and everything after it waits. */
  | {
      readonly status: 'reverted'
      readonly gasUsed: string
      /** What the Safe or its guard said. */
      readonly returned: Hex
      readonly reason: Hex
    }

type ExecutedStep = {
  readonly gasUsed: string
  /** Of the Safe: ether, then the tokens in their order. */
  readonly changes: readonly QueueChange[]
  readonly owners: readonly Address[]
  readonly threshold: number
}

type QueueChange = { readonly token: Address | 'ETH'; readonly before: string; readonly after: string }
