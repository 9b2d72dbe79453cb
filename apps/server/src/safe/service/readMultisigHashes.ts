import type { getServiceTransactions } from '@love/safe/api/service/serviceTransactions'
import { sql } from 'kysely'
import type { Database } from '../../store/openStore.ts'
import type { RouteInput } from '../gateway/gatewayRoute.ts'
import type { Slice } from './servicePage.ts'

type Query = RouteInput<typeof getServiceTransactions>['query']

/** In the order that was asked for, and how many there are in all. */
export async function readMultisigHashes(
  db: Database,
  { safe, query, limit, offset }: Slice & { safe: string; query: Query },
): Promise<{ hashes: string[]; count: number }> {
  const [field, direction] = orderOf(query.ordering ?? '-nonce')
  const entries = entriesLike(db, safe, query)
  const [rows, { count }] = await Promise.all([
    entries
      .select('hash')
      .orderBy(field, direction)
      .orderBy('created', direction)
      .orderBy('hash', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
    entries.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { hashes: rows.map(({ hash }) => hash), count }
}

function orderOf(ordering: NonNullable<Query['ordering']>) {
  switch (ordering) {
    case 'nonce':
    case 'created':
    case 'modified':
      return [ordering, 'asc'] as const
    case '-nonce':
      return ['nonce', 'desc'] as const
    case '-created':
      return ['created', 'desc'] as const
    case '-modified':
      return ['modified', 'desc'] as const
    default:
      return ordering satisfies never
  }
}

function entriesLike(db: Database, safe: string, query: Query) {
  let entries = db.selectFrom(executed(db, safe).unionAll(waiting(db, safe)).as('entry'))
  const isTrue = (value: boolean | undefined) => (value === undefined ? undefined : Number(value))
  const conditions = [
    ['is_executed', '=', isTrue(query.executed)],
    ['success', '=', query.failed === undefined ? undefined : Number(!query.failed)],
    ['has_confirmations', '=', isTrue(query.has_confirmations)],
    ['nonce', '=', query.nonce],
    ['nonce', '>', query.nonce__gt],
    ['nonce', '>=', query.nonce__gte],
    ['nonce', '<', query.nonce__lt],
    ['nonce', '<=', query.nonce__lte],
    ['to', '=', query.to?.toLowerCase()],
    ['value', '=', query.value],
    ['hash', '=', query.safe_tx_hash],
    ['transaction_hash', '=', query.transaction_hash],
    ['executed_at', '>=', query.execution_date__gte],
    ['executed_at', '<=', query.execution_date__lte],
    ['created', '>=', query.submission_date__gte],
    ['created', '<=', query.submission_date__lte],
  ] as const
  for (const [column, operator, value] of conditions)
    if (value !== undefined) entries = entries.where(column, operator, value)
  return entries
}

/** What a list is filtered and sorted by. Times in milliseconds. */
type Entry = {
  hash: string
  nonce: number
  to: string | null
  value: string | null
  created: number
  modified: number
  executed_at: number | null
  transaction_hash: string | null
  success: number | null
  is_executed: number
  has_confirmations: number
}

function executed(db: Database, safe: string) {
  const executedAt = sql<number>`execution.timestamp * 1000`
  return db
    .selectFrom('safe_executions as execution')
    .leftJoin('safe_proposals as proposal', (join) =>
      join.onRef('proposal.safe_tx_hash', '=', 'execution.id').onRef('proposal.safe', '=', 'execution.safe'),
    )
    .where('execution.safe', '=', safe)
    .select(({ fn }) => [
      'execution.id as hash',
      'execution.nonce as nonce',
      fn.coalesce('execution.to', 'proposal.to').as('to'),
      fn.coalesce('execution.value', 'proposal.value').as('value'),
      fn.coalesce('proposal.submitted_at', executedAt).as('created'),
      executedAt.as('modified'),
      executedAt.as('executed_at'),
      'execution.transaction_hash as transaction_hash',
      'execution.success as success',
      sql<number>`1`.as('is_executed'),
      sql<number>`1`.as('has_confirmations'),
    ])
    .$castTo<Entry>()
}

/** Proposals of a Safe that wait, or in whose place something else was executed. */
export function notExecuted(db: Database, safe: string) {
  return db
    .selectFrom('safe_proposals as proposal')
    .where('proposal.safe', '=', safe)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('safe_executions as execution')
            .select('execution.id')
            .whereRef('execution.id', '=', 'proposal.safe_tx_hash')
            .whereRef('execution.safe', '=', 'proposal.safe'),
        ),
      ),
    )
}

function waiting(db: Database, safe: string) {
  return notExecuted(db, safe)
    .select(({ fn, selectFrom, eb, or, exists }) => {
      const signed = selectFrom('safe_confirmations as confirmation').whereRef(
        'confirmation.safe_tx_hash',
        '=',
        'proposal.safe_tx_hash',
      )
      const approved = selectFrom('safe_approvals as approval')
        .select('approval.owner')
        .whereRef('approval.safe', '=', 'proposal.safe')
        .whereRef('approval.hash', '=', 'proposal.safe_tx_hash')
      const lastSigned = signed.select(({ fn: { max } }) => max('confirmation.submitted_at').as('last'))
      return [
        'proposal.safe_tx_hash as hash',
        'proposal.nonce as nonce',
        'proposal.to as to',
        'proposal.value as value',
        'proposal.submitted_at as created',
        fn.coalesce(lastSigned, 'proposal.submitted_at').as('modified'),
        sql<number | null>`cast(null as bigint)`.as('executed_at'),
        sql<string | null>`cast(null as text)`.as('transaction_hash'),
        sql<number | null>`cast(null as bigint)`.as('success'),
        sql<number>`0`.as('is_executed'),
        eb
          .case()
          .when(or([exists(signed.select('confirmation.owner')), exists(approved)]))
          .then(sql<number>`1`)
          .else(sql<number>`0`)
          .end()
          .as('has_confirmations'),
      ]
    })
    .$castTo<Entry>()
}
