import { inChunks } from '../src/follow/followTables.ts'
import type { SafeExecutions } from '../src/store/migrations/safeIndex.ts'
import type { Database } from '../src/store/openStore.ts'

const someone = `0x${'b1'.repeat(20)}`

/** Executions, of which every thousandth also changed the threshold. */
export async function fillSafe(db: Database, safe: string, count: number): Promise<void> {
  const nothing = { safe_tx_gas: '0', base_gas: '0', gas_price: '0', signatures: null, payment: '0' }
  const nobody = {
    gas_token: `0x${'0'.repeat(40)}`,
    refund_receiver: `0x${'0'.repeat(40)}`,
    executor: someone,
  }
  const rows = Array.from({ length: count }, (_, at): SafeExecutions => {
    const transaction_hash = `0x${safe.slice(2, 4)}${String(at).padStart(62, '0')}`
    return {
      safe,
      block: at,
      log_index: 3,
      timestamp: at * 12,
      transaction_hash,
      id: transaction_hash,
      nonce: at,
      success: 1,
      is_decoded: 1,
      to: someone,
      value: '5',
      data: '0x',
      operation: 0,
      ...nothing,
      ...nobody,
    }
  })
  const places = rows.map(({ block, log_index, timestamp, transaction_hash, id }) => ({
    safe,
    block,
    log_index,
    timestamp,
    transaction_hash,
    id,
    part: 0,
    kind: 'multisig' as const,
  }))
  const settings = rows.map(({ block, timestamp, transaction_hash }) => ({
    safe,
    block,
    log_index: 2,
    timestamp,
    transaction_hash,
    ...(block % 1_000 === 0
      ? { kind: 'threshold' as const, value: '2' }
      : { kind: 'owner-added' as const, value: someone }),
  }))
  const proposals = rows.map((row) => ({
    safe,
    safe_tx_hash: row.id,
    nonce: row.nonce,
    to: someone,
    value: '5',
    data: '0x',
    operation: 0 as const,
    safe_tx_gas: '0',
    base_gas: '0',
    gas_price: '0',
    gas_token: someone,
    refund_receiver: someone,
    proposer: someone,
    origin: null,
    submitted_at: row.timestamp,
  }))
  await db.transaction().execute(async (transaction) => {
    await inChunks(proposals, (chunk) => transaction.insertInto('safe_proposals').values(chunk).execute())
    await inChunks(rows, (chunk) => transaction.insertInto('safe_executions').values(chunk).execute())
    await inChunks(places, (chunk) => transaction.insertInto('safe_history').values(chunk).execute())
    await inChunks(settings, (chunk) => transaction.insertInto('safe_settings').values(chunk).execute())
  })
}
