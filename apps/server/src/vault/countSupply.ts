import type { ToldMove } from './vaultRows.ts'

/**
 * How many shares there are after a move. An empty vault gives as many shares as it gets LOVE: from such an entry on
 * they can be counted. Null before that, or when more leave than ever entered.
 */
export function countSupply(
  before: string | null,
  { kind, love, shares, fee_shares }: Pick<ToldMove, 'kind' | 'love' | 'shares' | 'fee_shares'>,
): string | null {
  const minted = BigInt(shares) + BigInt(fee_shares)
  if (before === null) return kind === 'entered' && love === shares ? String(minted) : null
  const after = BigInt(before) + (kind === 'entered' ? minted : -minted)
  return after < 0n ? null : String(after)
}
