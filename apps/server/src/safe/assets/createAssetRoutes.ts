import { getBalances } from '@love/safe-api/endpoints/getBalances'
import { getCollectibles } from '@love/safe-api/endpoints/getCollectibles'
import { getCollectiblesPage } from '@love/safe-api/endpoints/getCollectiblesPage'
import { getFiatCodes } from '@love/safe-api/endpoints/getFiatCodes'
import type { Address } from 'viem'
import * as z from 'zod/mini'
import type { GatewayParts } from '../gateway/gatewayParts.ts'
import { defineRoute, type GatewayRoute } from '../gateway/gatewayRoute.ts'
import { readCursor, writeCursor } from '../proposals/pageCursor.ts'
import { pageLink } from '../proposals/pageLink.ts'
import { createCollectibles } from './createCollectibles.ts'
import { fiatCodes } from './fiatCurrencies.ts'
import { type OwnedToken, readOwnedTokens } from './readOwnedTokens.ts'

/** The version without pages shows no more. */
const MOST_AT_ONCE = 100
const USUAL_LIMIT = 20
const place = z.tuple([z.literal('collectibles'), z.int().check(z.minimum(0), z.maximum(1_000_000))])

export function createAssetRoutes(parts: GatewayParts): readonly GatewayRoute[] {
  const { config, db, states, follow, balancesOf } = parts
  const collectiblesOf = createCollectibles(parts)

  /** Nobody vouches for a collectible, so who wants only those that somebody vouches for gets none. */
  const owned = async (
    safe: Address,
    { trusted }: { trusted?: boolean | undefined },
  ): Promise<OwnedToken[]> => {
    await follow(safe)
    return trusted ? [] : readOwnedTokens(db, safe)
  }
  return [
    defineRoute(getBalances, async ({ parameters: { address, currency }, query }) => {
      // Throws where there is no Safe.
      await Promise.all([follow(address), states.read(address)])
      return balancesOf(address, { currency, trusted: query.trusted ?? false })
    }),
    defineRoute(getFiatCodes, async () => [...fiatCodes]),
    defineRoute(getCollectibles, async ({ parameters: { address }, query, client }) =>
      collectiblesOf(address, (await owned(address, query)).slice(0, MOST_AT_ONCE), client),
    ),
    defineRoute(getCollectiblesPage, async ({ parameters: { address }, query, url, client }) => {
      const { cursor, limit = USUAL_LIMIT } = query
      const from = cursor === undefined ? 0 : readCursor(place, cursor)[1]
      const all = await owned(address, query)
      const link = (at: number) =>
        pageLink(config.appUrl, url, at === 0 ? undefined : writeCursor(['collectibles', at]))
      return {
        next: from + limit < all.length ? link(from + limit) : undefined,
        previous: from > 0 ? link(Math.max(0, from - limit)) : undefined,
        results: await collectiblesOf(address, all.slice(from, from + limit), client),
      }
    }),
  ]
}
