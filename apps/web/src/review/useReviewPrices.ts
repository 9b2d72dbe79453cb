import type { Figure } from '@love/protocol/prices/figure'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import type { Token } from '@love/protocol/tokens/token'
import { useQuery } from '@tanstack/react-query'
import { useChain } from '../chain/chainContext.ts'
import { beingRead } from '../chain/prices/beingRead.ts'
import { pairsQuery } from '../chain/usePairs.ts'

/** A block of mainnet. */
const repeatMs = 12_000

/** What a whole token is worth in USD, read on this device as everything that is reviewed. */
export function useReviewPrices({ isOn }: { isOn: boolean }): (token: Token) => Figure {
  const { data } = useQuery({ ...pairsQuery(useChain()), refetchInterval: repeatMs, enabled: isOn })
  return data ? usdPrices(data.pairs) : () => beingRead
}
