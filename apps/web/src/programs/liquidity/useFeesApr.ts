import { feesApr } from '@love/protocol/apr/apr'
import { type Figure, unavailable } from '@love/protocol/prices/figure'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { decimalFigure } from '../../chain/prices/decimalFigure.ts'
import { useMarketPairs } from '../../chain/readings/usePublic.ts'
import { sidesValue } from './sidesValue.ts'
import type { PairReading } from './usePairLiquidity.ts'

/** What the swaps of the last day would pay over a year, as a ratio of the pool: the same figure as in Pairs and Farm. */
export function useFeesApr({ pair, liquidity, price }: PairReading): Figure {
  const { figures, failure } = useMarketPairs()
  const reserves = liquidity?.pool?.reserves
  if (!reserves) return beingRead
  const found = figures?.find(({ name }) => name === pair.name)
  const volumeUsd24h = figures
    ? decimalFigure(found?.volumeUsd24h, 'no volume data for this pair')
    : failure === undefined
      ? beingRead
      : unavailable(failure)
  return feesApr({ volumeUsd24h, liquidity: sidesValue(pair, reserves, price) })
}
