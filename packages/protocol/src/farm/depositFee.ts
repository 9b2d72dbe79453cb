import type { FarmPool } from './farm.ts'

/** LP tokens that the farm keeps of a deposit, and those that it counts. The fee rounds down. */
export function depositFee(amount: bigint, { depositFeeBasisPoints }: FarmPool) {
  const fee = (amount * depositFeeBasisPoints) / 10_000n
  return { fee, credited: amount - fee }
}
