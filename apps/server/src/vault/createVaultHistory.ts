import type { MarketHead, VaultPrice, VaultPricesReply } from '@love/protocol/market/marketReplies'
import { sql } from 'kysely'
import { readCursor } from '../follow/followTables.ts'
import type { Log } from '../log.ts'
import { createHistoryAnswers } from '../market/history/createHistoryAnswers.ts'
import type { ReadHead } from '../market/history/head.ts'
import { MarketQueryError } from '../market/history/marketQuery.ts'
import { refuseUnknown } from '../market/history/marketToken.ts'
import { parseTime } from '../market/history/readCandles.ts'
import { significantText } from '../market/history/significantText.ts'
import type { VaultMoves } from '../store/migrations/vault.ts'
import type { Database } from '../store/openStore.ts'
import { VAULT_SOURCE } from './createVaultSource.ts'

/** The newest block that the stored vault knows of; undefined before the first. */
export const readVaultHead: ReadHead = (db) => readCursor(db, VAULT_SOURCE)

export type VaultHistoryDeps = { db: Database; readHead?: ReadHead; log: Log }

/** `/market/faith/prices`: what a share of the vault was worth, as stored at the newest block. */
export function createVaultHistory({ db, readHead = readVaultHead, log }: VaultHistoryDeps) {
  const answer = createHistoryAnswers({ db, readHead, log })
  return (request: Request) =>
    answer(request, (query) => {
      refuseUnknown(query, ['from', 'to'])
      const [from, to] = [parseTime(query, 'from'), parseTime(query, 'to')]
      if (from !== undefined && to !== undefined && from > to)
        throw new MarketQueryError('“from” must not be later than “to”.')
      return {
        key: `faith.${from ?? ''}.${to ?? ''}`,
        answerAt:
          ({ timestamp }) =>
          async (db): Promise<Omit<VaultPricesReply, keyof MarketHead>> => ({
            prices: await sharePrices(db, { from, to: Math.min(to ?? timestamp, timestamp) }),
          }),
      }
    })
}

/** Seconds since 1970, both part of it. Without `from` it begins with what is stored. */
type SharePricesParameters = { from: number | undefined; to: number }

const MOST_PRICES = 1_500

/** One of them may be the older one. */
const MOST_SPANS = MOST_PRICES - 1

/** The price of every entry and exit, or of the last in each span where there were too many. */
async function sharePrices(
  db: Database,
  { from, to }: SharePricesParameters,
): Promise<readonly VaultPrice[]> {
  const begin = from ?? (await firstTime(db))
  if (begin === undefined || begin > to) return []
  const told = priced(db).where('timestamp', '>=', begin).where('timestamp', '<=', to)
  const { count } = await db
    .selectFrom(told.as('told'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const seconds = count <= MOST_SPANS ? 1 : Math.ceil((to - begin + 1) / MOST_SPANS)
  const span = sql`(timestamp - ${sql.lit(begin)}) / ${sql.lit(seconds)}`
  const place = sql<number>`row_number() over (partition by ${span} order by block desc, log_index desc)`
  const inSpan = told.select(place.as('place')).as('in_span')
  const rows = await db
    .selectFrom(inSpan)
    .select(['timestamp', 'love', 'shares', 'fee_shares', 'supply'])
    .where('place', '=', 1)
    .orderBy('timestamp')
    .execute()
  const older = await priced(db)
    .where('timestamp', '<', begin)
    .orderBy('timestamp', 'desc')
    .orderBy('block', 'desc')
    .orderBy('log_index', 'desc')
    .limit(1)
    .execute()
  return [...older, ...rows].map(toPrice)
}

type Priced = Pick<VaultMoves, 'timestamp' | 'love' | 'shares' | 'fee_shares' | 'supply'>

function toPrice({ timestamp, love, shares, fee_shares, supply }: Priced): VaultPrice {
  const price = { numerator: BigInt(love), denominator: BigInt(shares) }
  const feeShares = BigInt(fee_shares)
  const all = BigInt(supply ?? 0n)
  // The same LOVE belongs to more shares from then on.
  const after =
    feeShares > 0n && all > feeShares
      ? { numerator: price.numerator * (all - feeShares), denominator: price.denominator * all }
      : price
  return [timestamp, significantText(price), significantText(after)]
}

async function firstTime(db: Database): Promise<number | undefined> {
  const first = await priced(db).orderBy('timestamp').limit(1).executeTakeFirst()
  return first?.timestamp
}

/** The vault rounds to whole wei: of fewer than 10¹² of them no price follows that is worth its digits. */
function priced(db: Database) {
  return db
    .selectFrom('vault_moves')
    .select(['timestamp', 'love', 'shares', 'fee_shares', 'supply'])
    .where(sql<boolean>`length(shares) > 12 and length(love) > 12`)
}
