import type { Deployment } from '@love/contracts/deployments/deployment'
import type { HistoryTransaction } from '@love/protocol/history/historyReply'
import { ether, type HistoryBook, historyBook } from '@love/protocol/history/movement'
import { lpToken, type PairDefinition } from '@love/protocol/pairs/pair'
import type { Fraction } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { faith, love } from '@love/protocol/tokens/tokens'
import { sql } from 'kysely'
import { createUsdPrice, type UsdPrice } from '../market/history/createUsdPrice.ts'
import type { MarketReserves } from '../market/history/marketQuery.ts'
import { significantText, tenTo } from '../market/history/significantText.ts'
import type { Database } from '../store/openStore.ts'

type Moment = Pick<HistoryTransaction, 'block' | 'timestamp' | 'movements'>

type Share = {
  readonly address: string
  readonly pair: PairDefinition
  /** Whether the contract counts the base first. */
  readonly isBaseFirst: boolean
}

type Asked = { readonly tokens: readonly Token[]; readonly shares: readonly Share[] }

/** By symbol, LP tokens and FAITH too; what nobody could tell is left out. */
type Prices = ReadonlyMap<string, Fraction>

/** What the tokens that moved cost in USD at the end of each block, by symbol; ether always, as fees are paid in it. */
export async function readPrices(
  db: Database,
  deployment: Deployment,
  moments: readonly Moment[],
): Promise<readonly HistoryTransaction['prices'][]> {
  const { tokens, lpTokens } = historyBook(deployment)
  const figures = await readFigures(db, deployment, moments)
  return moments.map((moment, at) => {
    const symbols = new Set(
      [ether, ...contractsOf(moment)].map((one) => (tokens.get(one) ?? lpTokens.get(one))?.symbol),
    )
    const told = [...(figures[at] ?? [])].filter(([symbol]) => symbols.has(symbol))
    return Object.fromEntries(told.map(([symbol, price]) => [symbol, significantText(price)]))
  })
}

/** Exactly, and at each moment of what moved at it, of ether and LOVE, and of other contracts. */
export async function readFigures(
  db: Database,
  deployment: Deployment,
  moments: readonly Moment[],
  others: readonly string[] = [],
): Promise<readonly Prices[]> {
  const book = historyBook(deployment)
  const always = [ether, tokenAddress(deployment, love).toLowerCase(), ...others]
  const asked = moments.map((moment) => askedFor(book, new Set([...always, ...contractsOf(moment)])))
  const usd = usdPricesOf(book)
  // Each moment asks for its own pairs: every pair at every moment is several times as much.
  const reserves = await readReserves(
    db,
    asked.flatMap(({ tokens, shares }, at) => {
      const routes = tokens.flatMap(({ symbol }) => usd.get(symbol)?.pairs ?? [])
      const pairs = [...routes, ...shares.map(({ pair }) => pair)]
      return pairs.map(({ name }) => [moments[at]?.timestamp ?? 0, name] as const)
    }),
  )
  const supplies = await readSupplies(
    db,
    asked.flatMap(({ shares }, at) =>
      shares.map(({ address }) => [moments[at]?.block ?? 0, address] as const),
    ),
  )
  const vault = await readSharePrices(
    db,
    moments.filter((_, at) => asked[at]?.tokens.includes(faith)),
  )

  return moments.map(({ block, timestamp }, at) => {
    const pairs = reserves.get(timestamp)
    const held = ({ name }: PairDefinition) => pairs?.get(name)
    const { tokens = [], shares = [] } = asked[at] ?? {}
    const prices = new Map(tokens.map(({ symbol }) => [symbol, usd.get(symbol)?.at(held)]))
    const ofFaith = vault.get(timestamp)
    if (ofFaith) prices.set(faith.symbol, product(ofFaith, prices.get(love.symbol)))
    const inUsd = ({ symbol }: Token) => prices.get(symbol)
    for (const { pair, address, isBaseFirst } of shares) {
      const supply = supplyOf(supplies.get(block)?.get(address) ?? [], isBaseFirst)
      prices.set(lpToken(pair).symbol, sharePrice(pair, { usd: inUsd, held: held(pair), supply }))
    }
    return new Map([...prices].flatMap(([symbol, price]) => (price ? [[symbol, price] as const] : [])))
  })
}

/** Of shares their two tokens as well: what they are worth follows from them. */
function askedFor({ tokens, pairs, sides }: HistoryBook, contracts: ReadonlySet<string>): Asked {
  const shares = [...contracts].flatMap((address) => {
    const pair = pairs.get(address)
    return pair ? [{ address, pair, isBaseFirst: sides.get(address)?.[0] === pair.base }] : []
  })
  const moved = [...contracts].flatMap((address) => tokens.get(address) ?? [])
  return { tokens: [...moved, ...shares.flatMap(({ pair }) => [pair.base, pair.other])], shares }
}

/** By symbol. */
function usdPricesOf({ tokens, pairs }: HistoryBook): ReadonlyMap<string, UsdPrice> {
  const priced = [...tokens.values(), ...[...pairs.values()].flatMap(({ base, other }) => [base, other])]
  return new Map(priced.map((token) => [token.symbol, createUsdPrice(token)]))
}

function contractsOf({ movements }: Moment): readonly string[] {
  return movements.map(({ contract }) => contract)
}

function product(a: Fraction, b: Fraction | undefined): Fraction | undefined {
  return b && { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator }
}

type ShareParts = {
  readonly usd: (token: Token) => Fraction | undefined
  readonly held: MarketReserves | undefined
  readonly supply: Fraction | undefined
}

/** What a pair holds is worth, for each of its LP tokens. */
function sharePrice(pair: PairDefinition, { usd, held, supply }: ShareParts): Fraction | undefined {
  const { base, other } = pair
  const [first, second] = [usd(base), usd(other)]
  if (!held || !first || !second || !supply || supply.numerator <= 0n) return undefined
  const denominator = first.denominator * second.denominator * tenTo(base.decimals + other.decimals)
  const value =
    held.base * first.numerator * second.denominator * tenTo(other.decimals) +
    held.other * second.numerator * first.denominator * tenTo(base.decimals)
  return {
    numerator: value * tenTo(lpToken(pair).decimals) * supply.denominator,
    denominator: denominator * supply.numerator,
  }
}

/** A moment, as a time or as a block, and a pair, by its name or by its address. */
type Ask = readonly [at: number, pair: string]

type Answers<Answer> = ReadonlyMap<Ask[0], ReadonlyMap<Ask[1], Answer>>

/** Of a pair the last change until the end of a block: one walk down an index for each that is asked. */
async function readReserves(db: Database, asked: readonly Ask[]): Promise<Answers<MarketReserves>> {
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ at: number; pair: string; held: string | null }>`
    with asked(time, pair) as (values ${lines(asked)})
    select asked.time as "at", asked.pair as "pair", (
      select last.reserve_base || ' ' || last.reserve_token from market_syncs as last
      where last.pair = asked.pair and last.timestamp <= asked.time
      order by last.timestamp desc, last.block desc, last.log_index desc limit 1) as "held"
    from asked`.execute(db)
  return inMaps(rows, ({ held }) => {
    const [base, other] = numbersIn(held)
    return base !== undefined && other !== undefined ? { base, other } : undefined
  })
}

/** How many LP tokens there were: whoever last added or removed had the same part of them as of what the pair then held. */
async function readSupplies(db: Database, asked: readonly Ask[]): Promise<Answers<readonly bigint[]>> {
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ at: number; pair: string; told: string | null }>`
    with asked(block, pair) as (values ${lines(asked)})
    select asked.block as "at", asked.pair as "pair", (
      select last.amount || ' ' || last.other || ' ' || last.shares || ' ' || (
        select syncs.reserve_base || ' ' || syncs.reserve_token from market_syncs as syncs
        where syncs.block = last.block and syncs.log_index = last.log_index - 1)
      from movements as last
      where last.pair = asked.pair and last.shares is not null and last.block <= asked.block
      order by last.block desc, last.log_index desc limit 1) as "told"
    from asked`.execute(db)
  return inMaps(rows, ({ told }) => numbersIn(told))
}

function inMaps<Row extends { at: number; pair: string }, Answer>(
  rows: readonly Row[],
  read: (row: Row) => Answer | undefined,
): Answers<Answer> {
  const maps = new Map<number, Map<string, Answer>>()
  for (const row of rows) {
    const answer = read(row)
    if (answer === undefined) continue
    const found = maps.get(row.at) ?? new Map<string, Answer>()
    maps.set(row.at, found.set(row.pair, answer))
  }
  return maps
}

/** Of two sides a pair goes by the one that earns fewer LP tokens: that of which they are the larger part. */
function supplyOf(
  [amount, other, shares = 0n, base, token]: readonly bigint[],
  isBaseFirst: boolean,
): Fraction | undefined {
  const held = isBaseFirst ? [base, token] : [token, base]
  const sides = [amount, other].flatMap((denominator = 0n, at) =>
    denominator > 0n ? [{ numerator: shares * (held[at] ?? 0n), denominator }] : [],
  )
  return sides.toSorted((a, b) =>
    Number(b.numerator * a.denominator - a.numerator * b.denominator > 0n ? 1 : -1),
  )[0]
}

/** LOVE for one FAITH, by the last that entered or left. The vault rounds: of a few wei no price follows. */
async function readSharePrices(db: Database, moments: readonly Moment[]): Promise<Map<number, Fraction>> {
  if (moments.length === 0) return new Map()
  const { rows } = await sql<{ time: number; told: string | null }>`
    with moments(time) as (values ${lines(moments.map(({ timestamp }) => [timestamp]))})
    select moments.time as "time", (
      select last.love || ' ' || last.shares from vault_moves as last
      where last.timestamp <= moments.time and length(last.shares) > 12 and length(last.love) > 12
      order by last.timestamp desc, last.block desc, last.log_index desc limit 1) as "told"
    from moments`.execute(db)
  return new Map(
    rows.flatMap(({ time, told }) => {
      const [numerator, denominator] = numbersIn(told)
      return numerator && denominator ? [[time, { numerator, denominator }] as const] : []
    }),
  )
}

/**
 * Several columns come as one text, because a question inside another gives one value. Joined to its table instead,
 * Postgres reads that whole.
 */
function numbersIn(text: string | null): readonly bigint[] {
  return text ? text.split(' ').map(BigInt) : []
}

/** Our own numbers and names, each line once: as parts of the statement they have a type on either engine. */
export function lines(values: readonly (readonly (number | string)[])[]) {
  const each = new Set(values.map((line) => `(${line.map(literal).join(', ')})`))
  return sql.raw([...each].join(', '))
}

/** As one text: thousands of them as parts that are put together take longer than the database. */
function literal(value: number | string): string {
  return typeof value === 'number' ? `${value}` : `'${value.replaceAll("'", "''")}'`
}
