import type { Deployment } from '@love/contracts/deployments/deployment'
import { readPairs } from '@love/protocol/actions/readPair'
import { readLpSupplies } from '@love/protocol/actions/readSupplies'
import { readVault } from '@love/protocol/actions/readVault'
import { lpToken } from '@love/protocol/pairs/pair'
import { pricePairs, routingPairs } from '@love/protocol/pairs/pairs'
import { combine, type Figure, unavailable } from '@love/protocol/prices/figure'
import { add, fraction, multiply } from '@love/protocol/prices/fraction'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import type { Token } from '@love/protocol/tokens/token'
import { faith, love } from '@love/protocol/tokens/tokens'
import { sharePrice } from '@love/protocol/vault/vaultAt'
import type { Client } from 'viem'
import { createShortMemory } from '../gateway/createShortMemory.ts'

/** What one whole token is worth in USD. */
export type PriceOf = (token: Token) => Figure

export type PriceBook = () => Promise<PriceOf>

export type PriceBookDeps = { client: Client; deployment: Deployment; now: () => number }

/** As often as a block comes on a fast chain. */
const KEEP_MS = 2_000

/** The same prices as everywhere: from the reserves of our own pairs, one US dollar being one USDT. */
export function createPriceBook({ client, deployment, now }: PriceBookDeps): PriceBook {
  const kept = createShortMemory<PriceOf>({ now, keepMs: KEEP_MS, mostBytes: 64 * 1024 })

  const read = async (): Promise<PriceOf> => {
    const [{ pairs }, vault, supplies] = await Promise.all([
      readPairs(client, { deployment, pairs: pricePairs }),
      readVault(client, { deployment }),
      readLpSupplies(client, { deployment, pairs: routingPairs }),
    ])
    const usd = usdPrices(pairs)
    const shares = new Map(
      routingPairs.map((pair): [string, Figure] => {
        const reserves = pairs.find(({ definition }) => definition.name === pair.name)?.reserves
        const total = supplies[pair.name]?.total ?? 0n
        if (!reserves || total === 0n) return [lpToken(pair).symbol, unavailable('the pool is empty')]
        const sides = [reserves.base, reserves.other].map(({ raw, token }) =>
          combine([usd(token)], (price) => multiply(price, fraction(raw, 10n ** BigInt(token.decimals)))),
        )
        const [base = unavailable('no price'), other = unavailable('no price')] = sides
        const perShare = fraction(10n ** BigInt(lpToken(pair).decimals), total)
        return [lpToken(pair).symbol, combine([base, other], (a, b) => multiply(add(a, b), perShare))]
      }),
    )
    return (token) => {
      if (token.symbol === faith.symbol) return combine([usd(love), sharePrice(vault)], multiply)
      return shares.get(token.symbol) ?? usd(token)
    }
  }
  return () => kept('', read)
}
