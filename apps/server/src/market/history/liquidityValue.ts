import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { Fraction } from '@love/protocol/prices/fraction'
import type { Reserves } from './reserves.ts'
import { usdValue } from './usdValue.ts'

/** What one whole of each side costs in USD. */
export type SidePrices = { readonly base: Fraction | undefined; readonly token: Fraction | undefined }

/** Of both sides; undefined where one has no price. */
export function liquidityValue(
  pair: PairDefinition,
  held: Reserves | undefined,
  { base, token }: SidePrices,
): bigint | undefined {
  if (!held || !base || !token) return undefined
  return usdValue(held.base, pair.base, base) + usdValue(held.token, pair.token, token)
}
