import type { TransactionDetails } from '@love/safe-api/replies/transactionDetails'
import { getAddress } from 'viem'
import { GatewayError } from '../gateway/GatewayError.ts'
import { creationInfo } from './creationInfo.ts'
import { executedInfo } from './executedInfo.ts'
import { executionDetails } from './executionDetails.ts'
import { findTransaction } from './findTransaction.ts'
import { readImitations } from './readImitations.ts'
import type { TransactionDeps } from './transactionDeps.ts'
import { idOf } from './transactionIds.ts'
import { transferInfoOf } from './transferInfoOf.ts'
import { waitingDetails } from './waitingDetails.ts'

/** Everything about one transaction. */
export async function answerDetails(deps: TransactionDeps, id: string): Promise<TransactionDetails> {
  const { db, describeDeps } = deps
  const found = await findTransaction(db, id)
  if (!found) throw new GatewayError(404, 'No transaction with this id is known here.')
  switch (found.kind) {
    case 'executed':
      return executionDetails(deps, found.row, found.proposal)
    case 'waiting':
      return waitingDetails(deps, found.row)
    case 'module': {
      const { id, safe, module, success } = found.row
      const described = await executedInfo(describeDeps, found.row)
      return {
        ...happened(found.row),
        txId: idOf('module', safe, id),
        txStatus: success === 1 ? 'SUCCESS' : 'FAILED',
        ...described,
        detailedExecutionInfo: { type: 'MODULE', address: describeDeps.book.info(module) },
      }
    }
    case 'transfer': {
      const { id, safe } = found.row
      const imitations = await readImitations(db, describeDeps.book, [found.row])
      const txInfo = await transferInfoOf(describeDeps, found.row, { isImitation: imitations.has(id) })
      return { ...happened(found.row), txId: idOf('transfer', safe, id), txStatus: 'SUCCESS', txInfo }
    }
    case 'creation': {
      const txInfo = creationInfo(describeDeps.book, found.row)
      return { ...happened(found.row), txId: idOf('creation', found.row.safe), txStatus: 'SUCCESS', txInfo }
    }
    default:
      return found satisfies never
  }
}

type Happened = { safe: string; timestamp: number; transaction_hash: string }

function happened({ safe, timestamp, transaction_hash }: Happened) {
  return { safeAddress: getAddress(safe), executedAt: timestamp * 1_000, txHash: transaction_hash }
}
