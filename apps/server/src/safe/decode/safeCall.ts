import type { Address, Hex } from 'viem'

export type SafeCall = {
  readonly safe: Address
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  readonly operation: 0 | 1
}
