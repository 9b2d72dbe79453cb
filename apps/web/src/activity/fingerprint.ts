import { type Address, concat, type Hash, type Hex, keccak256, numberToHex } from 'viem'

export type Request = { readonly to: Address | null; readonly value: bigint; readonly input: Hex }

/** Stands for what a transaction does, whatever its fee: the calldata itself may be too long to keep. */
export function fingerprint({ to, value, input }: Request): Hash {
  const target = (to ?? '0x').toLowerCase() as Hex
  return keccak256(concat([target, numberToHex(value, { size: 32 }), input]))
}
