import type {
  SafeCreations,
  SafeExecutions,
  SafeModuleExecutions,
  SafeTransfers,
} from '../../store/migrations/safeIndex.ts'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import { readCreation } from '../index/progress.ts'
import { readExecution, readModuleExecutions } from '../index/readExecutions.ts'
import { readTransfers } from '../index/readTransfers.ts'
import { findProposal, readProposal } from '../proposals/readProposal.ts'
import { parseTransactionId } from './transactionIds.ts'

export type FoundTransaction =
  | { kind: 'executed'; row: SafeExecutions; proposal: SafeProposals | undefined }
  | { kind: 'waiting'; row: SafeProposals }
  | { kind: 'module'; row: SafeModuleExecutions }
  | { kind: 'transfer'; row: SafeTransfers }
  | { kind: 'creation'; row: SafeCreations }

/** The transaction that an id or a bare safeTxHash names. Undefined where nothing is known of it. */
export async function findTransaction(db: Database, text: string): Promise<FoundTransaction | undefined> {
  const parsed = parseTransactionId(text)
  if (!parsed) return undefined
  if (parsed.kind === 'hash') return findByHash(db, parsed.id)
  const { id } = parsed
  const safe = parsed.safe.toLowerCase()
  switch (parsed.kind) {
    case 'multisig': {
      const [row, proposal] = await Promise.all([readExecution(db, safe, id), readProposal(db, safe, id)])
      return multisig(row, proposal)
    }
    case 'module': {
      const { rows } = await readModuleExecutions(db, { safe, id, limit: 1 })
      return rows[0] && { kind: 'module', row: rows[0] }
    }
    case 'transfer': {
      const { rows } = await readTransfers(db, { safe, id, limit: 1 })
      return rows[0] && { kind: 'transfer', row: rows[0] }
    }
    case 'creation': {
      const row = await readCreation(db, safe)
      return row && { kind: 'creation', row }
    }
    default:
      return parsed satisfies never
  }
}

/** The Safe is part of what is hashed, so the hash alone is enough. */
async function findByHash(db: Database, hash: string): Promise<FoundTransaction | undefined> {
  const [row, proposal] = await Promise.all([
    db.selectFrom('safe_executions').selectAll().where('id', '=', hash).limit(1).executeTakeFirst(),
    findProposal(db, hash),
  ])
  return multisig(row, proposal)
}

function multisig(
  row: SafeExecutions | undefined,
  proposal: SafeProposals | undefined,
): FoundTransaction | undefined {
  if (row) return { kind: 'executed', row, proposal }
  return proposal && { kind: 'waiting', row: proposal }
}
