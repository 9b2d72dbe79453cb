import type { MarketHead } from '../../market/marketReplies.ts'
import type { Fraction } from '../../prices/fraction.ts'
import { eth, love } from '../../tokens/tokens.ts'
import type { AccountPositions, PositionTransaction } from './tellPositions.ts'
import type { Worth } from './worth.ts'

/** In 10^-36 of a dollar, of an ether and of a LOVE, as decimal text. */
export type WorthText = { readonly [Unit in keyof Worth]: string }

/**
 * `GET /market/accounts/{address}/positions`: what an address put into pairs and the vault, what it took out and what
 * its shares cost it, up to the newest block. What they are worth now follows from the chain.
 */
export type PositionsReply = MarketHead & {
  readonly account: string
  /** When what is stored begins, in seconds since 1970; null while nothing is. Shares of before have no known cost. */
  readonly since: number | null
  readonly positions: readonly PositionReply[]
  readonly rewards: readonly {
    /** The number of the farm's pool. */
    readonly pool: string
    readonly love: string
    readonly worth: WorthText
    readonly transactions: readonly TracedReply[]
  }[]
}

export type PositionReply = {
  /** The symbol of the LP token, or FAITH. */
  readonly asset: string
  readonly shares: string
  readonly staked: string
  /** Of the shares those whose cost is known, in 10^-18 of their smallest part. */
  readonly known: string
  readonly cost: WorthText
  /** What the pool got for them, by symbol, in the same parts. */
  readonly held: Readonly<Record<string, string>>
  readonly liquidity: string
  readonly paid: WorthText
  readonly received: WorthText
  readonly gained: WorthText
  readonly growth: WorthText
  readonly feeShares: string
  readonly feeWorth: WorthText
  readonly cameIn: string
  readonly wentOut: string
  readonly usdSeconds: string
  readonly transactions: readonly TracedReply[]
}

/** One of the transactions that it is made of, and what its fee can be counted in. */
export type TracedReply = {
  readonly hash: string
  /** USD of one ether and of one LOVE at the end of its block; null where there was no price. */
  readonly eth: string | null
  readonly love: string | null
}

type PositionTextsParameters = {
  /** Prices as they are told everywhere. */
  readonly priceText: (price: Fraction) => string
}

/** The amounts of both, as texts. */
export function positionTexts(
  told: AccountPositions,
  { priceText }: PositionTextsParameters,
): Pick<PositionsReply, 'positions' | 'rewards'> {
  const traced = ({ hash, priceOf }: PositionTransaction): TracedReply => {
    const text = (price: Fraction | undefined) => (price ? priceText(price) : null)
    return { hash, eth: text(priceOf(eth)), love: text(priceOf(love)) }
  }
  return {
    positions: told.positions.map(({ asset, held, fees, transactions, ...story }) => ({
      asset: asset.symbol,
      shares: String(story.shares),
      staked: String(story.staked),
      known: String(story.known),
      cost: worthText(story.cost),
      held: Object.fromEntries(held.map(({ raw, token }) => [token.symbol, String(raw)])),
      liquidity: String(story.liquidity),
      paid: worthText(story.paid),
      received: worthText(story.received),
      gained: worthText(story.gained),
      growth: worthText(story.growth),
      feeShares: String(fees.shares),
      feeWorth: worthText(fees.worth),
      cameIn: String(story.cameIn),
      wentOut: String(story.wentOut),
      usdSeconds: String(story.usdSeconds),
      transactions: transactions.map(traced),
    })),
    rewards: told.rewards.map(({ pool, raw, worth, transactions }) => ({
      pool,
      love: String(raw),
      worth: worthText(worth),
      transactions: transactions.map(traced),
    })),
  }
}

function worthText({ usd, eth, love }: Worth): WorthText {
  return { usd: String(usd), eth: String(eth), love: String(love) }
}
