import type {
  SafeCreations,
  SafeExecutions,
  SafeHistory,
  SafeModuleExecutions,
  SafeTransfers,
} from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'

export type HistoryParameters = {
  safe: string
  before?: PagePlace | undefined
  limit: number
  /** All of them by default. */
  kinds?: readonly SafeHistory['kind'][] | undefined
}

export type HistoryItem =
  | { kind: 'multisig'; row: SafeExecutions }
  | { kind: 'module'; row: SafeModuleExecutions }
  | { kind: 'transfer'; row: SafeTransfers }
  | { kind: 'creation'; row: SafeCreations }

/** What happened to a Safe, newest first. A page costs the same wherever it is. */
export async function readHistoryPage(
  db: Database,
  { kinds, ...parameters }: HistoryParameters,
): Promise<Omit<HistoryPage<HistoryItem>, 'rows'> & { items: HistoryItem[] }> {
  // Each kind by itself: a rare one is not searched for among all others.
  const lists = await Promise.all((kinds ?? [undefined]).map((kind) => readRows(db, parameters, kind)))
  const { rows, next } = pageOf(lists.flat().sort(newestFirst), parameters.limit)
  return { items: await withDetails(db, parameters.safe, rows), next }
}

function readRows(
  db: Database,
  { safe, before, limit }: Omit<HistoryParameters, 'kinds'>,
  kind: SafeHistory['kind'] | undefined,
): Promise<SafeHistory[]> {
  let query = db.selectFrom('safe_history').selectAll().where('safe', '=', safe)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (before) {
    const { block, logIndex, part } = before
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('block', 'log_index', 'part'), '<', tuple(block, logIndex, part)),
    )
  }
  return query
    .orderBy('block', 'desc')
    .orderBy('log_index', 'desc')
    .orderBy('part', 'desc')
    .limit(limit + 1)
    .execute()
}

async function withDetails(db: Database, safe: string, rows: readonly SafeHistory[]): Promise<HistoryItem[]> {
  const idsOf = (kind: SafeHistory['kind']) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []))
  const [multisig, module, transfer] = [idsOf('multisig'), idsOf('module'), idsOf('transfer')]
  const [executions, moduleExecutions, transfers, creations] = await Promise.all([
    multisig.length === 0
      ? []
      : db
          .selectFrom('safe_executions')
          .selectAll()
          .where('safe', '=', safe)
          .where('id', 'in', multisig)
          .execute(),
    module.length === 0
      ? []
      : db
          .selectFrom('safe_module_executions')
          .selectAll()
          .where('safe', '=', safe)
          .where('id', 'in', module)
          .execute(),
    transfer.length === 0
      ? []
      : db
          .selectFrom('safe_transfers')
          .selectAll()
          .where('safe', '=', safe)
          .where('id', 'in', transfer)
          .execute(),
    idsOf('creation').length === 0
      ? []
      : db.selectFrom('safe_creations').selectAll().where('safe', '=', safe).execute(),
  ])
  const items = new Map<string, HistoryItem>()
  for (const row of executions) items.set(keyOf(row), { kind: 'multisig', row })
  for (const row of moduleExecutions) items.set(keyOf(row), { kind: 'module', row })
  for (const row of transfers) items.set(keyOf(row), { kind: 'transfer', row })
  for (const row of creations) items.set(keyOf(row), { kind: 'creation', row })
  return rows.flatMap((row) => items.get(keyOf(row)) ?? [])
}

function keyOf({ block, log_index, part = 0 }: { block: number; log_index: number; part?: number }): string {
  return `${block} ${log_index} ${part}`
}

/** A page holds what is older than this place. */
export type PagePlace = { block: number; logIndex: number; part: number }

type Placed = { block: number; log_index: number; part?: number }

export type HistoryPage<Row> = {
  rows: Row[]
  /** Where the next page begins; undefined when there is no more. */
  next: PagePlace | undefined
}

/** Of rows of which one more was read than a page holds. */
export function pageOf<Row extends Placed>(found: readonly Row[], limit: number): HistoryPage<Row> {
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, next: last && { block: last.block, logIndex: last.log_index, part: last.part ?? 0 } }
}

/** Newest first. */
function newestFirst(a: Placed, b: Placed): number {
  return b.block - a.block || b.log_index - a.log_index || (b.part ?? 0) - (a.part ?? 0)
}
