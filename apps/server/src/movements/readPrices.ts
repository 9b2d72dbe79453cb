import type { Deployment } from '@love/contracts/deployments/deployment'
import type { HistoryTransaction } from '@love/protocol/history/historyReply'
import { ether, historyBook } from '@love/protocol/history/movement'
import { lpToken, type PairDefinition } from '@love/protocol/pairs/pair'
import type { Fraction } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { faith, love } from '@love/protocol/tokens/tokens'
import { sql } from 'kysely'
import { createUsdPrice, type ReservesOf } from '../market/history/createUsdPrice.ts'
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

type Priced = { readonly address: string; readonly symbol: string; readonly price: Fraction }

/** What the tokens that moved cost in USD at the end of each block, by symbol; ether always, as fees are paid in it. */
export async function readPrices(
  db: Database,
  deployment: Deployment,
  moments: readonly Moment[],
): Promise<readonly HistoryTransaction['prices'][]> {
  const figures = await readFigures(db, deployment, moments)
  return moments.map((moment, at) => {
    const own = new Set([ether, ...contractsOf(moment)])
    const told = figures[at]?.filter(({ address }) => own.has(address)) ?? []
    return Object.fromEntries(told.map(({ symbol, price }) => [symbol, significantText(price)]))
  })
}

/** Exactly, and at each moment of all that moved at any of them; of ether and LOVE always, and of other contracts. */
export async function readFigures(
  db: Database,
  deployment: Deployment,
  moments: readonly Moment[],
  others: readonly string[] = [],
): Promise<readonly (readonly Priced[])[]> {
  const book = historyBook(deployment)
  const ofLove = tokenAddress(deployment, love).toLowerCase()
  const contracts = new Set([ether, ofLove, ...others, ...moments.flatMap(contractsOf)])
  const tokens = [...book.tokens].flatMap(([address, token]) =>
    contracts.has(address) ? [{ address, token }] : [],
  )
  const shares = [...book.pairs].flatMap(([address, pair]) =>
    contracts.has(address)
      ? [{ address, pair, isBaseFirst: book.sides.get(address)?.[0] === pair.base }]
      : [],
  )
  const priced = [
    ...tokens.map(({ token }) => token),
    ...shares.flatMap(({ pair }) => [pair.base, pair.other]),
  ]
  const priceOf = new Map(priced.map((token) => [token.symbol, createUsdPrice(token)] as const))
  const needed = new Set([
    ...[...priceOf.values()].flatMap(({ pairs }) => pairs),
    ...shares.map(({ pair }) => pair),
  ])
  const reserves = await readReserves(db, moments, [...needed])
  const supplies = await readSupplies(db, moments, shares)
  const hasFaith = tokens.some(({ token }) => token === faith)
  const vault = hasFaith ? await readSharePrices(db, moments) : new Map<number, Fraction>()

  return moments.map((moment) => {
    const held = reserves(moment)
    const usd = ({ symbol }: Token) => priceOf.get(symbol)?.at(held)
    const ofToken = tokens.map(({ address, token }) => {
      const share = token === faith ? vault.get(moment.timestamp) : undefined
      return { address, symbol: token.symbol, price: share ? product(share, usd(love)) : usd(token) }
    })
    const ofShares = shares.map((share) => {
      const parts = { usd, held: held(share.pair), supply: supplies(moment, share) }
      return {
        address: share.address,
        symbol: lpToken(share.pair).symbol,
        price: sharePrice(share.pair, parts),
      }
    })
    return [...ofToken, ...ofShares].flatMap(({ price, ...one }) => (price ? [{ ...one, price }] : []))
  })
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

/** Of every pair the last change until the end of each block: one walk down an index for each of them. */
async function readReserves(
  db: Database,
  moments: readonly Moment[],
  pairs: readonly PairDefinition[],
): Promise<(moment: Moment) => ReservesOf> {
  const found = new Map<string, MarketReserves>()
  if (moments.length > 0 && pairs.length > 0) {
    const { rows } = await sql<{ time: number; pair: string; held: string | null }>`
      with moments(time) as (values ${lines(moments.map(({ timestamp }) => timestamp))}),
        names(pair) as (values ${lines(pairs.map(({ name }) => name))})
      select moments.time as "time", names.pair as "pair", (
        select last.reserve_base || ' ' || last.reserve_token from market_syncs as last
        where last.pair = names.pair and last.timestamp <= moments.time
        order by last.timestamp desc, last.block desc, last.log_index desc limit 1) as "held"
      from moments cross join names`.execute(db)
    for (const { time, pair, held } of rows) {
      const [base, other] = numbersIn(held)
      if (base !== undefined && other !== undefined) found.set(`${time} ${pair}`, { base, other })
    }
  }
  return ({ timestamp }) =>
    ({ name }) =>
      found.get(`${timestamp} ${name}`)
}

/** How many LP tokens there were: whoever last added or removed had the same part of them as of what the pair then held. */
async function readSupplies(
  db: Database,
  moments: readonly Moment[],
  shares: readonly Share[],
): Promise<(moment: Moment, share: Share) => Fraction | undefined> {
  const found = new Map<string, readonly bigint[]>()
  if (moments.length > 0 && shares.length > 0) {
    const { rows } = await sql<{ block: number; pair: string; told: string | null }>`
      with moments(block) as (values ${lines(moments.map(({ block }) => block))}),
        addresses(pair) as (values ${lines(shares.map(({ address }) => address))})
      select moments.block as "block", addresses.pair as "pair", (
        select last.amount || ' ' || last.other || ' ' || last.shares || ' ' || (
          select syncs.reserve_base || ' ' || syncs.reserve_token from market_syncs as syncs
          where syncs.block = last.block and syncs.log_index = last.log_index - 1)
        from movements as last
        where last.pair = addresses.pair and last.shares is not null and last.block <= moments.block
        order by last.block desc, last.log_index desc limit 1) as "told"
      from moments cross join addresses`.execute(db)
    for (const { block, pair, told } of rows) found.set(`${block} ${pair}`, numbersIn(told))
  }
  return ({ block }, { address, isBaseFirst }) =>
    supplyOf(found.get(`${block} ${address}`) ?? [], isBaseFirst)
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
  const { rows } = await sql<{ time: number; told: string | null }>`
    with moments(time) as (values ${lines(moments.map(({ timestamp }) => timestamp))})
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

/** Our own numbers and names: as parts of the statement they have a type on either engine. */
export function lines(values: readonly (number | string)[]) {
  return sql.join([...new Set(values)].map((value) => sql`(${sql.lit(value)})`))
}
