import type { TransactionSummary } from '@love/safe/api/replies/transactions'
import type { SafeExecutions, SafeModuleExecutions } from '../../store/migrations/safeIndex.ts'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import type { AppsConfig } from '../chain/knownApps.ts'
import type { DescribeDeps } from '../decode/describeDeps.ts'
import type { HistoryItem } from '../index/readHistoryPage.ts'
import { originInfo } from '../proposals/originInfo.ts'
import { creationInfo, executedInfo, transferInfoOf } from './executedInfo.ts'
import { readConfirmers, readThresholds, signatureParts } from './readConfirmers.ts'
import { readImitations } from './readImitations.ts'
import type { TransactionDeps } from './transactionDeps.ts'
import { idOf } from './transactionIds.ts'

export type SummariseDeps = Pick<TransactionDeps, 'config' | 'db' | 'describeDeps'>

/** Transactions of one Safe as lists show them, in the same order. */
export async function summarise(
  { config, db, describeDeps }: SummariseDeps,
  safe: string,
  items: readonly HistoryItem[],
): Promise<TransactionSummary[]> {
  const executions = items.flatMap((item) => (item.kind === 'multisig' ? [item.row] : []))
  const transfers = items.flatMap((item) => (item.kind === 'transfer' ? [item.row] : []))
  const hashes = executions.map(({ id }) => id)
  const [proposals, confirmers, thresholdAt, imitations] = await Promise.all([
    readProposals(db, safe, hashes),
    readConfirmers(db, safe, hashes),
    readThresholds(db, safe, executions),
    readImitations(db, describeDeps.book, transfers),
  ])
  return Promise.all(
    items.map(async (item): Promise<TransactionSummary> => {
      const happened = { timestamp: item.row.timestamp * 1_000, txHash: item.row.transaction_hash }
      switch (item.kind) {
        case 'multisig':
          return {
            ...happened,
            ...(await ofExecution(describeDeps, item.row, {
              proposal: proposals.get(item.row.id),
              config,
              confirmed: confirmers.get(item.row.id)?.size ?? 0,
              threshold: thresholdAt(item.row),
            })),
          }
        case 'module':
          return { ...happened, ...(await ofModule(describeDeps, item.row)) }
        case 'transfer': {
          const isImitation = imitations.has(item.row.id)
          const txInfo = await transferInfoOf(describeDeps, item.row, { isImitation })
          const id = idOf('transfer', safe, item.row.id)
          return { ...happened, id, txStatus: 'SUCCESS', txInfo }
        }
        case 'creation': {
          const txInfo = creationInfo(describeDeps.book, item.row)
          return { ...happened, id: idOf('creation', safe), txStatus: 'SUCCESS', txInfo }
        }
        default:
          return item satisfies never
      }
    }),
  )
}

type Summary = Omit<TransactionSummary, 'timestamp' | 'txHash'>

type KnownBefore = {
  proposal: SafeProposals | undefined
  config: AppsConfig
  confirmed: number
  threshold: number | undefined
}

async function ofExecution(
  deps: DescribeDeps,
  row: SafeExecutions,
  { proposal, config, confirmed, threshold }: KnownBefore,
): Promise<Summary> {
  const { txInfo } = await executedInfo(deps, row.is_decoded === 0 && proposal ? proposal : row)
  // Who executes often signs only there, and others may have signed here without need.
  const signed = Math.max(signatureParts(row.signatures).length, confirmed)
  const confirmationsRequired = threshold ?? Math.max(signed, 1)
  return {
    id: idOf('multisig', row.safe, row.id),
    txStatus: row.success === 1 ? 'SUCCESS' : 'FAILED',
    txInfo,
    executionInfo: {
      type: 'MULTISIG',
      nonce: row.nonce,
      confirmationsRequired,
      // It was executed, so there were enough, whether or not we can read them.
      confirmationsSubmitted: Math.max(signed, confirmationsRequired),
    },
    ...(proposal && originInfo(proposal.origin, config)),
  }
}

async function ofModule(deps: DescribeDeps, row: SafeModuleExecutions): Promise<Summary> {
  const { txInfo } = await executedInfo(deps, row)
  return {
    id: idOf('module', row.safe, row.id),
    txStatus: row.success === 1 ? 'SUCCESS' : 'FAILED',
    txInfo,
    executionInfo: { type: 'MODULE', address: deps.book.info(row.module) },
  }
}

/** What was proposed here of these, by hash. */
async function readProposals(
  db: Database,
  safe: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, SafeProposals>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('safe_proposals')
    .selectAll()
    .where('safe', '=', safe)
    .where('safe_tx_hash', 'in', hashes)
    .execute()
  return new Map(rows.map((row) => [row.safe_tx_hash, row]))
}
