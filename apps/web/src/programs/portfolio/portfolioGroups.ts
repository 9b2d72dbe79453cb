import type { Portfolio } from '@love/protocol/actions/readPortfolio'
import { poolName, poolToken } from '@love/protocol/farm/farm'
import { lpToken } from '@love/protocol/pairs/pair'
import { combine, type Figure, unavailable } from '@love/protocol/prices/figure'
import { fraction, multiply } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { faith, love } from '@love/protocol/tokens/tokens'
import type { Address } from 'viem'
import { amountFraction } from '../../chain/prices/amountFraction.ts'
import { type ItemSide, lpSides } from './lpSides.ts'
import { type Action, lpActions, rewardActions, stakeActions, tokenActions } from './portfolioActions.ts'
import { portfolioPrices } from './portfolioPrices.ts'

/** One thing that is owned. Prices and values are in USD. */
export type Item = {
  readonly name: string
  readonly token: Token
  /** `undefined`: ether is no contract. */
  readonly contract: Address | undefined
  /** In the smallest parts; `undefined`: its contract does not answer. */
  readonly raw: bigint | undefined
  /** Of one whole token. */
  readonly price: Figure
  readonly value: Figure
  /** What LP tokens hold of both tokens of their pair, as far as that is known. */
  readonly sides: readonly ItemSide[]
  /** Where its owner goes on with it. */
  readonly actions: readonly Action[]
}

export type Group = { readonly title: string; readonly items: readonly Item[] }

/** Where everything is, also what there is nothing of. */
export function portfolioGroups(portfolio: Portfolio): readonly Group[] {
  const { wallet, farm } = portfolio
  const { ofToken, ofLp } = portfolioPrices(portfolio)
  const sidesOf = (lp: Parameters<typeof lpSides>[0]) => lpSides(lp, portfolio.pairs, ofToken)
  const held = wallet.tokens.map(({ token, address, held: raw }) =>
    itemOf({
      name: token.symbol,
      token,
      contract: address,
      raw,
      price: ofToken(token),
      sides: [],
      actions: tokenActions(token, raw),
    }),
  )
  const isFaith = ({ token }: Item) => token.symbol === faith.symbol
  return [
    { title: 'Tokens in wallet', items: held.filter((item) => !isFaith(item)) },
    {
      title: 'Liquidity in wallet',
      items: wallet.lpTokens.map(({ pair, address, held: raw, supply }) =>
        itemOf({
          name: pair.name,
          token: lpToken(pair),
          contract: address,
          raw,
          price: ofLp(pair, supply),
          sides: sidesOf({ pair, raw, supply }),
          actions: lpActions(pair, { raw, pools: farm.pools }),
        }),
      ),
    },
    {
      title: 'Farm stakes',
      items: farm.pools.map((pool) =>
        itemOf({
          name: poolName(pool),
          token: poolToken(pool),
          contract: pool.lpToken,
          raw: pool.stake?.amount,
          price: ofLp(pool.pair, pool.supply),
          sides: sidesOf({ pair: pool.pair, raw: pool.stake?.amount, supply: pool.supply }),
          actions: stakeActions(pool),
        }),
      ),
    },
    {
      title: 'Rewards to harvest',
      items: farm.pools.map((pool) =>
        itemOf({
          name: `From ${poolName(pool)}`,
          token: love,
          contract: held.find(({ token }) => token.symbol === love.symbol)?.contract,
          raw: pool.stake?.pending,
          price: ofToken(love),
          sides: [],
          actions: rewardActions(pool),
        }),
      ),
    },
    { title: 'FAITH vault', items: held.filter(isFaith) },
  ]
}

function itemOf(item: Omit<Item, 'value'>): Item {
  const { token, raw, price } = item
  if (raw === undefined)
    return { ...item, value: unavailable(`the ${token.symbol} contract does not respond`) }
  // Nothing is worth nothing, whatever it would cost.
  if (raw === 0n) return { ...item, value: fraction(0n) }
  return { ...item, value: combine([price], (each) => multiply(amountFraction({ raw, token }), each)) }
}

/** What an account does not have is left out, unless it is asked for. */
export function shownGroups(
  groups: readonly Group[],
  { withZeros }: { withZeros: boolean },
): readonly Group[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ raw }) => withZeros || raw !== 0n) }))
    .filter(({ items }) => items.length > 0)
}
