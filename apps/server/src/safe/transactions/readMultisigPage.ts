import type { SafeExecutions } from '../../store/migrations/safeIndex.ts'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import { readShown } from './readShown.ts'

/** Every hash has one nonce, and several may have the same. */
export type NoncePlace = { readonly nonce: number; readonly hash: string }

export type MultisigFilter = {
  safe: string
  before?: NoncePlace | undefined
  limit: number
  /** Both by default. */
  executed?: boolean | undefined
  nonce?: number | undefined
  to?: string | undefined
  value?: string | undefined
  /** Seconds since 1970, both included; of what was executed. */
  since?: number | undefined
  until?: number | undefined
}

type MultisigEntry =
  | (NoncePlace & { readonly kind: 'executed'; readonly row: SafeExecutions })
  | (NoncePlace & { readonly kind: 'proposed'; readonly row: SafeProposals })

export type MultisigPage = { entries: readonly MultisigEntry[]; next: NoncePlace | undefined }

/** As many proposals as a nonce may have. */
const MOST_RIVALS = 20

/** What owners signed, executed or not, the highest nonce first. A page costs the same wherever it is. */
export async function readMultisigPage(db: Database, filter: MultisigFilter): Promise<MultisigPage> {
  const { before, limit, executed } = filter
  const { items, next } = await readShown<MultisigEntry, NoncePlace>({
    before,
    limit,
    read: (place, most) => readBatch(db, { ...filter, before: place, limit: most }),
    choose: (entries) => entries.filter(({ kind }) => executed !== false || kind === 'proposed'),
    placeOf,
  })
  return { entries: items, next }
}

function placeOf({ nonce, hash }: MultisigEntry): NoncePlace {
  return { nonce, hash }
}

async function readBatch(db: Database, filter: MultisigFilter) {
  const { limit, executed, since, until } = filter
  const hasTimes = since !== undefined || until !== undefined
  const [executions, proposals] = await Promise.all([
    executed === false ? [] : readExecuted(db, filter),
    executed === true || hasTimes ? [] : readProposed(db, filter),
  ])
  const known = new Set(executions.map(({ hash }) => hash))
  const found = [...executions, ...(await withExecutions(db, filter.safe, proposals, known))].sort(
    (a, b) => b.nonce - a.nonce || (a.hash < b.hash ? 1 : -1),
  )
  const items = found.slice(0, limit)
  const last = found.length > limit ? items.at(-1) : undefined
  return { items, next: last && placeOf(last) }
}

/** Those that are not known to be executed yet, as what they are: most proposals are executed one day. */
async function withExecutions(
  db: Database,
  safe: string,
  proposals: readonly SafeProposals[],
  known: ReadonlySet<string>,
): Promise<MultisigEntry[]> {
  const left = proposals.filter(({ safe_tx_hash }) => !known.has(safe_tx_hash))
  if (left.length === 0) return []
  const hashes = left.map(({ safe_tx_hash }) => safe_tx_hash)
  const rows = await db
    .selectFrom('safe_executions')
    .selectAll()
    .where('id', 'in', hashes)
    .where('safe', '=', safe)
    .execute()
  const executions = new Map(rows.map((row) => [row.id, row]))
  return left.map((row): MultisigEntry => {
    const hash = row.safe_tx_hash
    const execution = executions.get(hash)
    return execution
      ? { kind: 'executed', nonce: execution.nonce, hash, row: execution }
      : { kind: 'proposed', nonce: row.nonce, hash, row }
  })
}

async function readExecuted(db: Database, filter: MultisigFilter): Promise<MultisigEntry[]> {
  const { safe, before, limit, nonce, to, value, since, until } = filter
  let query = db.selectFrom('safe_executions').selectAll().where('safe', '=', safe)
  if (nonce !== undefined) query = query.where('nonce', '=', nonce)
  if (to !== undefined) query = query.where('to', '=', to)
  if (value !== undefined) query = query.where('value', '=', value)
  if (since !== undefined) query = query.where('timestamp', '>=', since)
  if (until !== undefined) query = query.where('timestamp', '<=', until)
  if (before)
    query = query
      // Said twice: databases look for the place by the first one only.
      .where('nonce', '<=', before.nonce)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('nonce', 'id'), '<', tuple(before.nonce, before.hash)))
  const rows = await query
    .orderBy('nonce', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return rows.map((row) => ({ kind: 'executed', nonce: row.nonce, hash: row.id, row }))
}

/** In the order of their index, which is not quite that of the list; those of one nonce are few. */
async function readProposed(db: Database, filter: MultisigFilter): Promise<SafeProposals[]> {
  const { safe, before, limit, nonce, to, value } = filter
  const most = limit + 1 + 2 * MOST_RIVALS
  let query = db.selectFrom('safe_proposals').selectAll().where('safe', '=', safe)
  if (nonce !== undefined) query = query.where('nonce', '=', nonce)
  if (to !== undefined) query = query.where('to', '=', to)
  if (value !== undefined) query = query.where('value', '=', value)
  if (before) query = query.where('nonce', '<=', before.nonce)
  const rows = await query
    .orderBy('nonce', 'desc')
    .orderBy('submitted_at', 'desc')
    .orderBy('safe_tx_hash', 'desc')
    .limit(most)
    .execute()
  // Of the last nonce there may be more.
  const last = rows.length === most ? rows.at(-1)?.nonce : undefined
  const isAfter = (row: SafeProposals) =>
    !before || row.nonce < before.nonce || row.safe_tx_hash < before.hash
  return rows
    .filter((row) => row.nonce !== last && isAfter(row))
    .sort((a, b) => b.nonce - a.nonce || (a.safe_tx_hash < b.safe_tx_hash ? 1 : -1))
    .slice(0, limit + 1)
}
