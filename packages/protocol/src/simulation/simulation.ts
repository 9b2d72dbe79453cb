import type { Address, Hex } from 'viem'

/** `POST /simulate`: the calls run one after the other, by `from`, on the newest state. Numbers are decimal texts. */
export type SimulationRequest = {
  readonly from: Address
  readonly calls: readonly { readonly to: Address; readonly data: Hex; readonly value: string }[]
  /** Balances to compare, of anyone. */
  readonly watch: readonly { readonly account: Address; readonly token: Address | 'ETH' }[]
}

export type SimulationReply =
  | {
      readonly status: 'done'
      /** The method of the node that ran it. */
      readonly by: 'eth_simulateV1' | 'eth_call'
      readonly block: string
      /** It ends with the first call that failed; what that one returned is why. */
      readonly calls: readonly SimulatedCall[]
      /** In the order of `watch`. Without a failure only. */
      readonly changes: readonly BalanceChange[]
    }
  /** Nobody could run it. Says nothing about whether it would work. */
  | { readonly status: 'unavailable'; readonly reason: string }

export type SimulatedCall = {
  readonly isSuccess: boolean
  readonly gasUsed: string
  readonly returned: Hex
}

export type BalanceChange = {
  readonly account: Address
  readonly token: Address | 'ETH'
  readonly before: string
  readonly after: string
}
