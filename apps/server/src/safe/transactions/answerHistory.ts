import type { getTransactionHistory } from '@love/safe/api/endpoints/history'
import type { TransactionListPage } from '@love/safe/api/replies/transactions'
import type { Database } from '../../store/openStore.ts'
import type { KnownAddresses } from '../decode/describeDeps.ts'
import type { RouteInput } from '../gateway/gatewayRoute.ts'
import { type HistoryItem, type PagePlace, readHistoryPage } from '../index/readHistoryPage.ts'
import { pageLink } from '../proposals/queuePlace.ts'
import { isTrustedTransfer } from './executedInfo.ts'
import { readImitations } from './readImitations.ts'
import { readShown } from './readShown.ts'
import { summarise } from './summarise.ts'
import { DEFAULT_LIMIT, type TransactionDeps } from './transactionDeps.ts'
import { decodePlace, encodePlace, type PlaceCursor } from './transactionIds.ts'
import { withDateLabels } from './withDateLabels.ts'

const LIST = 'history'

/** What happened to a Safe, newest first, day by day. */
export async function answerHistory(
  deps: TransactionDeps,
  { parameters, query, url }: RouteInput<typeof getTransactionHistory>,
): Promise<TransactionListPage> {
  const { db, config } = deps
  const { limit = DEFAULT_LIMIT, timezone, trusted = true } = query
  const safe = parameters.safe_address.toLowerCase()
  const cursor = decodePlace(LIST, query.cursor)
  const { items, next } = await readShown<HistoryItem, PagePlace>({
    before: cursor?.before,
    limit,
    read: (before, most) => readHistoryPage(db, { safe, before, limit: most }),
    choose: (found) => chooseShown(deps, query, found),
    placeOf: ({ row }) => ({
      block: row.block,
      logIndex: row.log_index,
      part: 'part' in row ? row.part : 0,
    }),
  })
  const [summaries, start] = await Promise.all([
    summarise(deps, safe, items),
    cursor && readPlaceBefore(db, deps.describeDeps.book, { safe, from: cursor.before, limit, trusted }),
  ])
  const previous = items.at(-1)?.row.timestamp ?? cursor?.previous ?? 0
  return {
    ...(next && {
      next: pageLink(config.appUrl, url, encodePlace(LIST, { before: next, previous })),
    }),
    ...(cursor && { previous: pageLink(config.appUrl, url, start && encodePlace(LIST, start)) }),
    results: withDateLabels({
      summaries,
      timeZone: timezone,
      previous: cursor && cursor.previous > 0 ? cursor.previous * 1_000 : undefined,
    }),
  }
}

type Choice = RouteInput<typeof getTransactionHistory>['query']

/** Only transfers can be sent by anybody; all else is the Safe's own doing. */
async function chooseShown(
  { db, describeDeps: { book } }: TransactionDeps,
  { trusted = true, imitation = true }: Choice,
  items: readonly HistoryItem[],
): Promise<readonly HistoryItem[]> {
  const transfers = items.flatMap((item) => (item.kind === 'transfer' ? [item.row] : []))
  const imitations = imitation ? undefined : await readImitations(db, book, transfers)
  return items.filter(
    (item) =>
      item.kind !== 'transfer' ||
      ((!trusted || isTrustedTransfer(book, item.row)) && !imitations?.has(item.row.id)),
  )
}

type PlaceBeforeParameters = {
  safe: string
  /** Where the page begins whose neighbour is asked for. */
  from: PagePlace
  limit: number
  trusted: boolean
}

/** As in the other direction: whoever floods a Safe makes pages shorter, not slower. */
const MOST_READ = 5

/** Where the page before begins; undefined where that is the first one. */
async function readPlaceBefore(
  db: Database,
  book: KnownAddresses,
  { safe, from, limit, trusted }: PlaceBeforeParameters,
): Promise<PlaceCursor | undefined> {
  const most = MOST_READ * limit + 1
  const rows = await db
    .selectFrom('safe_history as history')
    .leftJoin('safe_transfers as transfer', (join) =>
      join
        .onRef('transfer.safe', '=', 'history.safe')
        .onRef('transfer.block', '=', 'history.block')
        .onRef('transfer.log_index', '=', 'history.log_index')
        .onRef('transfer.part', '=', 'history.part'),
    )
    .select(['history.block', 'history.log_index', 'history.part', 'history.timestamp', 'history.kind'])
    .select(['transfer.kind as of', 'transfer.token', 'transfer.value'])
    .where('history.safe', '=', safe)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('history.block', 'history.log_index', 'history.part'),
        '>=',
        tuple(from.block, from.logIndex, from.part),
      ),
    )
    .orderBy('history.block')
    .orderBy('history.log_index')
    .orderBy('history.part')
    .limit(most)
    .execute()
  const shown = rows.filter(
    ({ kind, of, token, value }) =>
      !trusted || kind !== 'transfer' || of === null || isTrustedTransfer(book, { kind: of, token, value }),
  )
  const start = shown[limit] ?? (rows.length === most ? rows.at(-1) : undefined)
  return (
    start && {
      before: { block: start.block, logIndex: start.log_index, part: start.part },
      previous: start.timestamp,
    }
  )
}
