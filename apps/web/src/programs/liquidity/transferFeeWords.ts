import { formatPercent } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { transferFee } from '@love/protocol/quotes/amountOut'
import type { PairReading } from './usePairLiquidity.ts'

type Reading = Pick<PairReading, 'pair' | 'transferFees'>

/** For tokens that keep a part of every transfer; nothing for all others. */
export function depositFeeWords(reading: Reading): readonly string[] {
  return keptParts(reading).map(
    ({ symbol, part }) =>
      `${symbol} charges ${part} on every transfer: less of it reaches the pool, and you lose the same share of the other token.`,
  )
}

export function withdrawalFeeWords(reading: Reading): readonly string[] {
  return keptParts(reading).map(
    ({ symbol, part }) => `${symbol} charges ${part} on every transfer, so you receive less.`,
  )
}

function keptParts({ pair, transferFees: { fees } }: Reading) {
  return [pair.base, pair.other].flatMap((token) => {
    const kept = transferFee(fees, token)
    return kept > 0n ? [{ symbol: token.symbol, part: formatPercent(fraction(kept, 10_000n)) }] : []
  })
}
