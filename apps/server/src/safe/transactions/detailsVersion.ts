import { getAddress } from 'viem'
import { stateVersion } from '../proposals/stateVersion.ts'
import { findTransaction } from './findTransaction.ts'
import type { TransactionDeps } from './transactionDeps.ts'

/** Stands for everything that the details of a transaction depend on; only what waits depends on today's owners. */
export async function detailsVersion(
  { db, versions, states }: Pick<TransactionDeps, 'db' | 'versions' | 'states'>,
  id: string,
): Promise<string> {
  const found = await findTransaction(db, id)
  if (!found) return 'unknown'
  const stored = await versions.read(found.row.safe)
  if (found.kind !== 'waiting') return String(stored)
  return `${stored} ${stateVersion(await states.read(getAddress(found.row.safe)))}`
}
