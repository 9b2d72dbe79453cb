import { TransactionStatus } from '@love/safe/api/enumerations'
import type { Client } from 'viem'
import type { ProposalReader } from '../wallet/safe/proposals/proposalReader.ts'
import { type Execution, readExecution } from '../wallet/safe/proposals/readExecution.ts'
import type { Observation } from './applyObservation.ts'
import type { Mined, Transaction } from './transaction.ts'
import type { Sighting } from './transactions.ts'

export type ObserveProposalDeps = { readonly client: Client; readonly proposals: ProposalReader }

/** Who keeps it says which transaction executed it; that it did, and how, only the chain says. */
export async function observeProposal(
  { client, proposals }: ObserveProposalDeps,
  { hash: safeTxHash, address: safe }: Transaction,
  head: bigint,
): Promise<Sighting> {
  const reading = await proposals.read(safeTxHash)
  if (!reading) return sighting({ kind: 'withdrawn' })
  const { signed, required, status, txHash: hash } = reading
  const execution = hash && (await readExecution(client, { safe, safeTxHash, hash }))
  if (execution) {
    const mined = minedOf(execution)
    return sighting({ kind: 'mined', mined, depth: Math.max(1, Number(head - mined.blockNumber) + 1) })
  }
  return sighting(
    status === TransactionStatus.CANCELLED ? { kind: 'outvoted' } : { kind: 'proposed', signed, required },
  )
}

function sighting(observation: Observation): Sighting {
  return { observation, seen: {} }
}

function minedOf({ receipt, isSuccess }: Execution): Mined {
  const { transactionHash: hash, blockNumber, blockHash } = receipt
  return isSuccess
    ? { hash, blockNumber, blockHash, result: 'success' }
    : { hash, blockNumber, blockHash, result: 'reverted', reason: 'A call in the batch failed' }
}
