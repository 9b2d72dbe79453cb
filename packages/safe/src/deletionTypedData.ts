import type { Address, Hash, TypedDataDefinition } from 'viem'

const HOUR_MS = 3_600_000

/** The number of the hour since 1970, by which such a signature grows old. */
export function deletionHour(nowMs: number): number {
  return Math.floor(nowMs / HOUR_MS)
}

export type DeletionParameters = {
  readonly safe: Address
  readonly chainId: number
  readonly safeTxHash: Hash
  readonly hour: number
}

/** What the proposer signs to take a queued transaction back. */
export function deletionTypedData({ safe, chainId, safeTxHash, hour }: DeletionParameters) {
  return {
    domain: { name: 'Safe Transaction Service', version: '1.0', chainId, verifyingContract: safe },
    types: {
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: BigInt(hour) },
  } as const satisfies TypedDataDefinition
}
