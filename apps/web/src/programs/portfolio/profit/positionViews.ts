import type { Portfolio } from '@love/protocol/actions/readPortfolio'
import type { Amount } from '@love/protocol/amounts/amount'
import { FINE } from '@love/protocol/history/positions/foldPosition'
import {
  type PoolNow,
  type PositionNow,
  positionNow,
  profitOf,
  returnInYear,
} from '@love/protocol/history/positions/positionNow'
import type {
  PositionReply,
  PositionsReply,
  TracedReply,
  WorthText,
} from '@love/protocol/history/positions/positionsReply'
import {
  noWorth,
  type PriceOf,
  partOf,
  plus,
  type Worth,
  worthOf,
} from '@love/protocol/history/positions/worth'
import { lpToken, type PairDefinition } from '@love/protocol/pairs/pair'
import { pairs } from '@love/protocol/pairs/pairs'
import { isAvailable } from '@love/protocol/prices/figure'
import type { Token } from '@love/protocol/tokens/token'
import { faith, love, tokens } from '@love/protocol/tokens/tokens'
import { vaultAt } from '@love/protocol/vault/vaultAt'
import { portfolioPrices } from '../portfolioPrices.ts'

/** What a position did and is. All worths in 10^-36. */
export type PositionView = {
  readonly asset: Token
  /** In the words of a place: “LOVE-ETH”, “FAITH”. */
  readonly name: string
  /** Undefined for the vault. */
  readonly pair: PairDefinition | undefined
  /** In the wallet and staked, by the chain. */
  readonly shares: bigint
  /** Of these by the history, rounded down. */
  readonly known: bigint
  readonly staked: bigint
  /** What the pool once got for the known ones. */
  readonly kept: readonly Amount[]
  readonly cost: Worth
  readonly paid: Worth
  readonly received: Worth
  readonly gained: Worth
  /** Of what was received that which trades had added. */
  readonly growthTaken: Worth
  readonly fees: { readonly shares: bigint; readonly worth: Worth }
  readonly cameIn: bigint
  readonly wentOut: bigint
  readonly harvested: { readonly raw: bigint; readonly worth: Worth }
  readonly waiting: { readonly raw: bigint; readonly worth: Worth }
  /** Of the shares with a known cost; undefined where a price is missing. */
  readonly now: PositionNow | undefined
  /** What all shares are worth. */
  readonly value: Worth | undefined
  readonly networkFees: Worth | undefined
  readonly profit: Worth | undefined
  /** Of the cost, in 10^-18. */
  readonly inYear: bigint | undefined
  /** The profit as a part of what was paid in all, in 10^-18. */
  readonly ofPaid: bigint | undefined
  /** The history says of more shares than the chain has: one of both is wrong. */
  readonly contradicts: boolean
}

export type PositionViewsParameters = {
  readonly reply: PositionsReply
  readonly portfolio: Portfolio
  /** What the account itself paid for a transaction; undefined while that is not counted. */
  readonly feeOf: ((traced: TracedReply) => Worth) | undefined
}

export function positionViews({ reply, portfolio, feeOf }: PositionViewsParameters): readonly PositionView[] {
  const { ofToken } = portfolioPrices(portfolio)
  const priceOf: PriceOf = (token) => {
    const price = ofToken(token)
    return isAvailable(price) ? price : undefined
  }
  const definitions = [
    ...pairs.map((pair) => ({ asset: lpToken(pair), pair })),
    { asset: faith, pair: undefined },
  ]
  const found = definitions.flatMap(({ asset, pair }) => {
    const story = reply.positions.find((one) => one.asset === asset.symbol)
    if (!story) return []
    const pool = pair && poolOf(portfolio, pair)
    const rewards = reply.rewards.filter((one) => one.pool === String(pool?.pid ?? ''))
    const traced = [story, ...rewards].flatMap(({ transactions }) => transactions)
    return [{ asset, pair, story, rewards, traced: new Map(traced.map((one) => [one.hash, one])) }]
  })
  // A transaction that changed several positions is shared by them.
  const bearers = new Map<string, bigint>()
  for (const { traced } of found)
    for (const hash of traced.keys()) bearers.set(hash, (bearers.get(hash) ?? 0n) + 1n)
  return found.map(({ traced, ...one }) => {
    const networkFees =
      feeOf &&
      [...traced.values()]
        .map((each) => partOf(feeOf(each), 1n, bearers.get(each.hash) ?? 1n))
        .reduce(plus, noWorth)
    return viewOf({ ...one, portfolio, priceOf, networkFees, until: reply.timestamp })
  })
}

type ViewParameters = {
  portfolio: Portfolio
  asset: Token
  pair: PairDefinition | undefined
  story: PositionReply
  rewards: PositionsReply['rewards']
  priceOf: PriceOf
  networkFees: Worth | undefined
  until: number
}

function viewOf(parameters: ViewParameters): PositionView {
  const { asset, pair, story, rewards, portfolio, priceOf, networkFees, until } = parameters
  const stake = pair && poolOf(portfolio, pair)?.stake
  const held = pair
    ? portfolio.wallet.lpTokens.find((one) => one.pair.name === pair.name)?.held
    : portfolio.wallet.tokens.find(({ token }) => token === faith)?.held
  const shares = (held ?? 0n) + (stake?.amount ?? 0n)
  const known = BigInt(story.known) / FINE
  const cost = worthFrom(story.cost)
  const pool = pair ? pairNow(portfolio, pair) : vaultNow(portfolio)
  const past = pastOf(story)
  const now = pool && positionNow(past, pool, priceOf)
  const whole = pool && worthOf(pool.amounts, priceOf)
  const harvested = {
    raw: rewards.reduce((sum, one) => sum + BigInt(one.love), 0n),
    worth: rewards.map((one) => worthFrom(one.worth)).reduce(plus, noWorth),
  }
  const pending = { raw: stake?.pending ?? 0n, token: love }
  const waiting = { raw: pending.raw, worth: worthOf([pending], priceOf) ?? noWorth }
  const [gained, paid] = [worthFrom(story.gained), worthFrom(story.paid)]
  const profit =
    now &&
    profitOf({
      ...{ value: now.value, cost, gained, networkFees },
      ...{ harvested: harvested.worth, waiting: waiting.worth },
    })
  const seconds = BigInt(Math.max(0, Number(portfolio.timestamp) - until))
  return {
    ...{ asset, pair, shares, known, cost, gained, harvested, waiting, now, networkFees, profit },
    kept: past.held.map(({ raw, token }) => ({ raw: raw / FINE, token })),
    value: whole && partOf(whole, shares, pool.supply),
    name: pair?.name ?? asset.symbol,
    staked: BigInt(story.staked),
    paid,
    received: worthFrom(story.received),
    growthTaken: worthFrom(story.growth),
    fees: { shares: BigInt(story.feeShares), worth: worthFrom(story.feeWorth) },
    cameIn: BigInt(story.cameIn),
    wentOut: BigInt(story.wentOut),
    inYear:
      profit && returnInYear({ profit, paid, usdSeconds: BigInt(story.usdSeconds) + cost.usd * seconds }),
    ofPaid: profit && paid.usd > 0n ? (profit.usd * FINE) / paid.usd : undefined,
    contradicts: known > shares,
  }
}

function poolOf({ farm }: Portfolio, { name }: PairDefinition) {
  return farm.pools.find(({ pair }) => pair?.name === name)
}

function pastOf({ known, held, liquidity }: PositionReply) {
  const amounts = Object.entries(held).flatMap(([symbol, raw]): readonly Amount[] => {
    const token = tokens.find((one) => one.symbol === symbol)
    return token ? [{ raw: BigInt(raw), token }] : []
  })
  return { known: BigInt(known), held: amounts, liquidity: BigInt(liquidity) }
}

function pairNow({ pairs, wallet }: Portfolio, { name }: PairDefinition): PoolNow | undefined {
  const reserves = pairs.find(({ definition }) => definition.name === name)?.reserves
  const supply = wallet.lpTokens.find(({ pair }) => pair.name === name)?.supply
  return reserves && supply ? { amounts: [reserves.base, reserves.other], supply } : undefined
}

function vaultNow({ vault }: Portfolio): PoolNow {
  const { held, shares } = vaultAt(vault, vault.block)
  return { amounts: [{ raw: held, token: love }], supply: shares }
}

function worthFrom({ usd, eth, love }: WorthText): Worth {
  return { usd: BigInt(usd), eth: BigInt(eth), love: BigInt(love) }
}
