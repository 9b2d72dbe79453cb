import { formatPercent } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { transferFee } from '@love/protocol/quotes/amountOut'
import type { PairReading } from './usePairLiquidity.ts'

type Reading = Pick<PairReading, 'pair' | 'transferFees'>

/** For tokens that keep a part of every transfer; nothing for all others. */
export function depositFeeWords(reading: Reading): readonly string[] {
  return keptParts(reading).map(
    ({ symbol, part }) =>
      `${symbol} keeps ${part} of every transfer. Less of it reaches the pool, and the same part of the other token is given away.`,
  )
}

export function withdrawalFeeWords(reading: Reading): readonly string[] {
  return keptParts(reading).map(
    ({ symbol, part }) => `${symbol} keeps ${part} of every transfer, so less of it reaches you.`,
  )
}

function keptParts({ pair, transferFees: { fees } }: Reading) {
  return [pair.base, pair.other].flatMap((token) => {
    const kept = transferFee(fees, token)
    return kept > 0n ? [{ symbol: token.symbol, part: formatPercent(fraction(kept, 10_000n)) }] : []
  })
}
