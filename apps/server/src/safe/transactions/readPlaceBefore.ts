import type { Database } from '../../store/openStore.ts'
import type { AddressBook } from '../decode/addressBook.ts'
import type { PagePlace } from '../index/pagePlace.ts'
import { isTrustedTransfer } from './isTrustedTransfer.ts'
import type { PlaceCursor } from './placeCursor.ts'

export type PlaceBeforeParameters = {
  safe: string
  /** Where the page begins whose neighbour is asked for. */
  from: PagePlace
  limit: number
  trusted: boolean
}

/** As in the other direction: whoever floods a Safe makes pages shorter, not slower. */
const MOST_READ = 5

/** Where the page before begins; undefined where that is the first one. */
export async function readPlaceBefore(
  db: Database,
  book: AddressBook,
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
