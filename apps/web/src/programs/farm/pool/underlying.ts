import type { PairState } from '@love/protocol/actions/readPair'
import { formatAmount } from '@love/protocol/amounts/amount'
import type { FarmPool } from '@love/protocol/farm/farm'

/** What LP tokens hold of both tokens of their pair, as far as that is known. */
export function underlyingTexts(
  amount: bigint,
  { supply }: Pick<FarmPool, 'supply'>,
  state: PairState | undefined,
): readonly string[] {
  if (!state?.reserves || supply <= 0n) return []
  const { base, other } = state.reserves
  return [base, other].map((side) => formatAmount({ ...side, raw: (side.raw * amount) / supply }))
}
