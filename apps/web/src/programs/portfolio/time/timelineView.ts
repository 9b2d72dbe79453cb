import type { Portfolio } from '@love/protocol/actions/readPortfolio'
import type { Amount } from '@love/protocol/amounts/amount'
import { FINE } from '@love/protocol/history/positions/foldPosition'
import type { TimelinePointReply } from '@love/protocol/history/positions/timelineReply'
import { lpToken } from '@love/protocol/pairs/pair'
import { pairs } from '@love/protocol/pairs/pairs'
import { type Fraction, fraction } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { tokens } from '@love/protocol/tokens/tokens'

export type TimelinePart = Amount & {
  /** In dollars; undefined where there was no price. */
  readonly value: Fraction | undefined
}

/** What an account had at one moment, as far as it is followed. */
export type TimelineMoment = {
  readonly block: number
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly parts: readonly TimelinePart[]
  readonly total: Fraction
  /** The same, had nothing that went into pairs and the vault gone there; shares of unknown cost stay shares. */
  readonly justHeld: Fraction
}

const known = new Map([...tokens, ...pairs.map(lpToken)].map((token) => [token.symbol, token] as const))

/** Back from what the chain says now: what came later is taken away again. */
export function timelineMoments(
  points: readonly TimelinePointReply[],
  portfolio: Portfolio,
): readonly TimelineMoment[] {
  const last = points.at(-1)
  const now = heldNow(portfolio)
  return points.map((point) => {
    const worth = ({ raw, token }: Amount) => dollars(raw, token, point)
    const parts = Object.entries(point.changed).flatMap(([symbol, changed]): readonly TimelinePart[] => {
      const token = known.get(symbol)
      if (!token) return []
      const raw = (now.get(symbol) ?? 0n) - (BigInt(last?.changed[symbol] ?? changed) - BigInt(changed))
      return raw > 0n ? [{ raw, token, value: worth({ raw, token }) }] : []
    })
    const total = sum(parts.map(({ value }) => value))
    return {
      ...{ block: point.block, timestamp: point.timestamp, total },
      parts: parts.toSorted((a, b) => (isMore(a.value, b.value) ? -1 : 1)),
      justHeld: sum([
        total,
        ...Object.entries(point.positions).map(([symbol, one]) => differenceOf(symbol, one, point)),
      ]),
    }
  })
}

/** By symbol; shares with what is staked of them. */
function heldNow({ wallet, farm }: Portfolio): ReadonlyMap<string, bigint> {
  const held = new Map(wallet.tokens.map(({ token, held }) => [token.symbol, held ?? 0n]))
  const add = (symbol: string, raw: bigint) => held.set(symbol, (held.get(symbol) ?? 0n) + raw)
  for (const { pair, held: raw } of wallet.lpTokens) add(lpToken(pair).symbol, raw ?? 0n)
  for (const { pair, stake } of farm.pools) if (pair) add(lpToken(pair).symbol, stake?.amount ?? 0n)
  return held
}

/** What went in, less the shares that it became. */
function differenceOf(
  symbol: string,
  { known: shares, held }: TimelinePointReply['positions'][string],
  point: TimelinePointReply,
): Fraction | undefined {
  const share = known.get(symbol)
  const value = share && dollars(BigInt(shares) / FINE, share, point)
  const kept = Object.entries(held).map(([one, raw]) => {
    const token = known.get(one)
    return token && dollars(BigInt(raw) / FINE, token, point)
  })
  if (!value || kept.some((one) => !one)) return undefined
  return sum([...kept, fraction(-value.numerator, value.denominator)])
}

/** In 10^-18 of a dollar: what a chart draws and a table rounds. */
const UNIT = 10n ** 18n

function dollars(
  raw: bigint,
  { symbol, decimals }: Token,
  { prices }: TimelinePointReply,
): Fraction | undefined {
  const price = prices[symbol]
  if (price === undefined) return undefined
  const [whole = '0', places = ''] = price.split('.')
  const parts = BigInt(whole + places)
  return fraction((raw * parts * UNIT) / 10n ** BigInt(decimals + places.length), UNIT)
}

function sum(values: readonly (Fraction | undefined)[]): Fraction {
  const whole = values.reduce(
    (total, value) => total + (value ? (value.numerator * UNIT) / value.denominator : 0n),
    0n,
  )
  return fraction(whole, UNIT)
}

function isMore(a: Fraction | undefined, b: Fraction | undefined): boolean {
  if (!a || !b) return a !== undefined
  return a.numerator * b.denominator > b.numerator * a.denominator
}
