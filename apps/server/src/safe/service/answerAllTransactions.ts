import type {
  AnyTransaction,
  ServiceModuleTransaction,
  ServiceTransfer,
} from '@love/safe/api/service/serviceReplies'
import { sql } from 'kysely'
import { type Address, getAddress } from 'viem'
import type { SafeModuleExecutions, SafeTransfers } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import type { DescribeDeps } from '../decode/describeDeps.ts'
import { callReply, type MultisigReplies } from './createMultisigReplies.ts'
import { notExecuted } from './readMultisigHashes.ts'
import type { Slice } from './servicePage.ts'
import { transferReply } from './transferReplies.ts'

export type AllTransactionsParameters = Slice & {
  safe: Address
  /** Those that wait are left out. */
  executedOnly: boolean
  repliesOf: MultisigReplies
}

/** What happened to a Safe and what waits, newest first, each with what it moved. */
export async function answerAllTransactions(
  { db, describeDeps }: { db: Database; describeDeps: DescribeDeps },
  { safe: address, executedOnly, limit, offset, repliesOf }: AllTransactionsParameters,
): Promise<{ count: number; results: AnyTransaction[] }> {
  const safe = address.toLowerCase()
  const events = db.selectFrom(eventsOf(db, safe, executedOnly).as('event'))
  const [page, { count }] = await Promise.all([
    events
      .selectAll()
      .orderBy('happened_at', 'desc')
      .orderBy('block', 'desc')
      .orderBy('log_index', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    events.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  const idsOf = (kind: Event['kind']) => page.flatMap((event) => (event.kind === kind ? [event.id] : []))
  const [multisigs, modules, transfers] = await Promise.all([
    repliesOf(address, idsOf('multisig')),
    readModules(db, safe, idsOf('module')),
    readTransfersIn(db, safe, page),
  ])
  const multisigOf = new Map(multisigs.map((one) => [one.safeTxHash, one]))
  const moduleOf = new Map(modules.map((one) => [one.id, one]))
  const results = await Promise.all(
    page.map(async (event): Promise<AnyTransaction | []> => {
      const { kind, id, transaction_hash: txHash } = event
      const rows = txHash === null ? [] : transfers.filter((one) => one.transaction_hash === txHash)
      const moved = await Promise.all(rows.map((row) => transferReply(describeDeps.readToken, row)))
      const [multisig, module] = [multisigOf.get(id), moduleOf.get(id)]
      if (kind === 'multisig' && multisig)
        return { txType: 'MULTISIG_TRANSACTION', ...multisig, transfers: moved }
      if (kind === 'module' && module)
        return {
          txType: 'MODULE_TRANSACTION',
          ...(await moduleReply(describeDeps, module)),
          transfers: moved,
        }
      return kind === 'transfer' ? otherReply(event, moved) : []
    }),
  )
  return { count, results: results.flat() }
}

/** `id` is the hash that owners signed, the name of what a module did, or the transaction that moved something. */
type Event = {
  kind: 'multisig' | 'module' | 'transfer'
  id: string
  transaction_hash: string | null
  /** Milliseconds since 1970. */
  happened_at: number
  block: number
  log_index: number
}

function eventsOf(db: Database, safe: string, executedOnly: boolean) {
  const happened = db
    .selectFrom('safe_history')
    .where('safe', '=', safe)
    .where('kind', 'in', ['multisig', 'module'])
    .select([
      'kind',
      'id',
      'transaction_hash',
      sql<number>`timestamp * 1000`.as('happened_at'),
      'block',
      'log_index',
    ])
    .$castTo<Event>()
  const moved = db
    .selectFrom('safe_history')
    .where('safe', '=', safe)
    .where('kind', '=', 'transfer')
    .groupBy(['transaction_hash', 'timestamp', 'block'])
    .select(({ fn }) => [
      sql<'transfer'>`'transfer'`.as('kind'),
      'transaction_hash as id',
      'transaction_hash',
      sql<number>`timestamp * 1000`.as('happened_at'),
      'block',
      fn.max('log_index').as('log_index'),
    ])
    .$castTo<Event>()
  if (executedOnly) return happened.unionAll(moved)
  const waits = notExecuted(db, safe)
    .select([
      sql<'multisig'>`'multisig'`.as('kind'),
      'proposal.safe_tx_hash as id',
      sql<string | null>`cast(null as text)`.as('transaction_hash'),
      'proposal.submitted_at as happened_at',
      sql<number>`0`.as('block'),
      sql<number>`0`.as('log_index'),
    ])
    .$castTo<Event>()
  return happened.unionAll(moved).unionAll(waits)
}

function otherReply({ id, happened_at, block }: Event, transfers: ServiceTransfer[]): AnyTransaction {
  return {
    txType: 'ETHEREUM_TRANSACTION',
    executionDate: new Date(happened_at).toISOString(),
    blockNumber: block,
    txHash: id,
    from: null,
    to: null,
    data: null,
    transfers,
  }
}

async function readModules(
  db: Database,
  safe: string,
  ids: readonly string[],
): Promise<SafeModuleExecutions[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('safe_module_executions')
    .selectAll()
    .where('safe', '=', safe)
    .where('id', 'in', ids)
    .execute()
}

/** Whoever floods a Safe has some of the flood left out, instead of a page that nobody can read. */
const MOST_TRANSFERS = 1_000

/** By their blocks, which is how they are found fast. */
async function readTransfersIn(
  db: Database,
  safe: string,
  events: readonly Pick<Event, 'block' | 'transaction_hash'>[],
): Promise<SafeTransfers[]> {
  const blocks = [
    ...new Set(events.flatMap(({ block, transaction_hash }) => (transaction_hash ? [block] : []))),
  ]
  if (blocks.length === 0) return []
  return db
    .selectFrom('safe_transfers')
    .selectAll()
    .where('safe', '=', safe)
    .where('block', 'in', blocks)
    .orderBy('block', 'desc')
    .orderBy('log_index')
    .orderBy('part')
    .limit(MOST_TRANSFERS)
    .execute()
}

export async function moduleReply(
  deps: DescribeDeps,
  row: SafeModuleExecutions,
): Promise<ServiceModuleTransaction> {
  const happenedAt = new Date(row.timestamp * 1_000).toISOString()
  return {
    created: happenedAt,
    executionDate: happenedAt,
    blockNumber: row.block,
    isSuccessful: row.success === 1,
    transactionHash: row.transaction_hash,
    moduleTransactionId: row.id,
    safe: getAddress(row.safe),
    module: getAddress(row.module),
    ...(await callReply(deps, row)),
  }
}
