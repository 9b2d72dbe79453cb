import type { PairDefinition } from '../pairs/pair.ts'
import type { Token } from '../tokens/token.ts'
import { eth, weth } from '../tokens/tokens.ts'

/** One pair of a route, in the direction of the trade. */
type Hop = { readonly pair: PairDefinition; readonly from: Token; readonly to: Token }
export type Route = readonly Hop[]

export type FindRoutesParameters = { pairs: readonly PairDefinition[]; from: Token; to: Token }

/** More would cost more in fees and gas than any price could give back. */
const mostHops = 3

/** All ways that meet no asset twice, the short ones first. Pairs hold ether as WETH, so the two are one asset. */
export function findRoutes({ pairs, from, to }: FindRoutesParameters): readonly Route[] {
  const routes = isSameAsset(from, to) ? [] : waysOn(hopsByAsset(pairs), [], from, to)
  return routes.toSorted((a, b) => a.length - b.length)
}

export function isSameAsset(a: Token, b: Token): boolean {
  return assetOf(a) === assetOf(b)
}

function assetOf({ symbol }: Token): string {
  return symbol === eth.symbol ? weth.symbol : symbol
}

/** What one pair leads to from each asset: the cost of a search grows with the pairs, not with their square. */
type Hops = ReadonlyMap<string, Route>

function hopsByAsset(pairs: readonly PairDefinition[]): Hops {
  const hops = pairs.flatMap((pair) => [
    { pair, from: pair.other, to: pair.base },
    { pair, from: pair.base, to: pair.other },
  ])
  return Map.groupBy(hops, ({ from }) => assetOf(from))
}

function waysOn(hops: Hops, walked: Route, at: Token, to: Token): readonly Route[] {
  if (isSameAsset(at, to)) return [walked]
  if (walked.length === mostHops) return []
  return (hops.get(assetOf(at)) ?? []).flatMap((hop) => {
    if (walked.some(({ from }) => isSameAsset(from, hop.to))) return []
    return waysOn(hops, [...walked, { ...hop, from: at }], hop.to, to)
  })
}
