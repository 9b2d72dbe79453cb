import type { Address, Hex } from 'viem'

/** All that the owners of a Safe sign. */
export type SafeTx = {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  /** 1 is a delegatecall: the code of `to` runs as the Safe itself. */
  readonly operation: 0 | 1
  readonly safeTxGas: bigint
  readonly baseGas: bigint
  readonly gasPrice: bigint
  readonly gasToken: Address
  readonly refundReceiver: Address
  readonly nonce: bigint
}
