import type { HistoryTransaction } from '@love/protocol/history/historyReply'
import type { Movements } from '../store/migrations/movements.ts'
import type { Database } from '../store/openStore.ts'
import type { HistoryQuery, Place } from './historyQuery.ts'

export type ReadPageParameters = { readonly account: string; readonly query: HistoryQuery }

export type HistoryPage = {
  readonly transactions: readonly Omit<HistoryTransaction, 'prices'>[]
  readonly next: Place | undefined
}

/** Of one transaction. Who was sent thousands of tokens at once reads how much it was from the chain. */
const MOST_MOVEMENTS = 300

/** The newest transactions before a place in which something of the account matches. */
export async function readPage(db: Database, { account, query }: ReadPageParameters): Promise<HistoryPage> {
  const found: Found[] = []
  const blocks = await readBlockRange(db, query)
  let before = query.before
  // Transactions with more events than a look sees are passed over with the next look.
  while (found.length <= query.limit) {
    const matches = await readMatches(db, { account, query: { ...query, before }, blocks })
    const groups = Map.groupBy(matches, ({ transaction_hash }) => transaction_hash)
    found.push(...[...groups].map(([hash, [match]]) => ({ hash, block: match?.block ?? 0 })))
    const last = found.at(-1)
    if (matches.length === 0 || !last || found.length > query.limit) break
    before = await beginOf(db, last)
  }
  const shown = found.slice(0, query.limit)
  const transactions = await readTransactions(db, account, shown)
  const last = transactions.at(-1)
  const [begin] = last?.movements ?? []
  return {
    transactions,
    // Before it the account has nothing more in this transaction.
    next:
      last && begin && found.length > shown.length ? { block: last.block, logIndex: begin.at } : undefined,
  }
}

type Found = { readonly hash: string; readonly block: number }

type Match = Pick<Movements, 'block' | 'log_index' | 'transaction_hash'>

/** Blocks and times grow together, so that a time is a place in the same index. */
type BlockRange = { readonly first: number | undefined; readonly end: number | undefined }

async function readBlockRange(db: Database, { from, to }: HistoryQuery): Promise<BlockRange> {
  return {
    first: from === undefined ? undefined : await firstBlockSince(db, from),
    end: to === undefined ? undefined : await firstBlockSince(db, to + 1),
  }
}

async function firstBlockSince(db: Database, time: number): Promise<number> {
  const rows = db.selectFrom('movements').select('block').where('timestamp', '>=', time)
  const first = await rows.orderBy('timestamp').orderBy('block').limit(1).executeTakeFirst()
  return first?.block ?? Number.MAX_SAFE_INTEGER
}

type Look = ReadPageParameters & { readonly blocks: BlockRange }

/** Newest first. What the account sent and what it received are two walks along an index; both are one list here. */
async function readMatches(db: Database, { account, query, blocks }: Look): Promise<readonly Match[]> {
  const most = query.limit * 4
  const sides = []
  for (const side of ['from_account', 'to_account'] as const)
    sides.push(await matching(db, query, blocks).where(side, '=', account).limit(most).execute())
  // A side that was cut says nothing about what is older than its end.
  const ends = sides.flatMap((rows) => (rows.length === most ? rows.slice(-1) : []))
  const end = ends.toSorted(newestFirst)[0]
  return sides
    .flat()
    .filter((row) => end === undefined || newestFirst(row, end) <= 0)
    .toSorted(newestFirst)
}

function newestFirst(a: Omit<Match, 'transaction_hash'>, b: Omit<Match, 'transaction_hash'>): number {
  return b.block - a.block || b.log_index - a.log_index
}

function matching(db: Database, { program, token, pair, before }: HistoryQuery, { first, end }: BlockRange) {
  let rows = db.selectFrom('movements').select(['block', 'log_index', 'transaction_hash'])
  if (program !== undefined) rows = rows.where('program', '=', program)
  if (token !== undefined) rows = rows.where('contract', '=', token)
  if (pair !== undefined) rows = rows.where('pair', '=', pair)
  if (first !== undefined) rows = rows.where('block', '>=', first)
  if (end !== undefined) rows = rows.where('block', '<', end)
  if (before !== undefined)
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('block', 'log_index'), '<', tuple(before.block, before.logIndex)),
    )
  return rows.orderBy('block', 'desc').orderBy('log_index', 'desc')
}

/** Where a transaction of more events than one look sees begins, whoever they are about. */
async function beginOf(db: Database, { hash, block }: Found): Promise<Place> {
  const { first } = await db
    .selectFrom('movements')
    .select(({ fn }) => fn.min<number>('log_index').as('first'))
    .where('block', '=', block)
    .where('transaction_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return { block, logIndex: first }
}

/** Whole, as far as they are about the account. */
async function readTransactions(
  db: Database,
  account: string,
  found: readonly Found[],
): Promise<HistoryPage['transactions']> {
  if (found.length === 0) return []
  const blocks = [...new Set(found.map(({ block }) => block))]
  const rows = await db
    .selectFrom('movements')
    .selectAll()
    .where('block', 'in', blocks)
    .where(({ or, eb }) => or([eb('from_account', '=', account), eb('to_account', '=', account)]))
    .orderBy('block')
    .orderBy('log_index')
    .execute()
  const groups = Map.groupBy(rows, ({ transaction_hash }) => transaction_hash)
  return found.map(({ hash, block }) => {
    const own = groups.get(hash) ?? []
    return {
      hash,
      block,
      timestamp: own[0]?.timestamp ?? 0,
      movements: own.slice(0, MOST_MOVEMENTS).map(toMovement),
      isCut: own.length > MOST_MOVEMENTS,
    }
  })
}

export function toMovement(row: Movements): HistoryTransaction['movements'][number] {
  const { log_index, kind, program, contract, pair, from_account, to_account, amount, other, shares } = row
  return {
    ...{ at: log_index, kind, program, contract, pair },
    ...{ from: from_account, to: to_account, amount, other, shares },
  }
}
