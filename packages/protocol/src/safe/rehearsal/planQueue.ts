import type { Address } from 'viem'
import { rejection } from '../build/rejection.ts'
import type { SafeTx } from '../safeTx.ts'
import type { QueueRequest, QueueStep } from './queueRehearsal.ts'

export type PlanQueueParameters = {
  readonly safe: Address
  /** In any order. Of several with one nonce the first counts. */
  readonly transactions: readonly SafeTx[]
  readonly tokens: readonly Address[]
  readonly executor?: Address | undefined
  /** Rehearsed as if this nonce was rejected. */
  readonly without?: bigint | undefined
}

/** The question for a rehearsal: one transaction a nonce, in their order. */
export function planQueue(parameters: PlanQueueParameters): QueueRequest {
  const { safe, transactions, tokens, executor, without } = parameters
  const byNonce = new Map<bigint, SafeTx>()
  for (const tx of transactions) if (!byNonce.has(tx.nonce)) byNonce.set(tx.nonce, tx)
  if (without !== undefined && byNonce.has(without)) byNonce.set(without, rejection(safe, without))
  const ordered = [...byNonce.values()].sort((a, b) => (a.nonce < b.nonce ? -1 : 1))
  return { safe, steps: ordered.map(stepOf), tokens, ...(executor && { executor }) }
}

function stepOf(tx: SafeTx): QueueStep {
  const { to, data, operation, gasToken, refundReceiver } = tx
  return {
    ...{ to, data, operation, gasToken, refundReceiver },
    value: String(tx.value),
    safeTxGas: String(tx.safeTxGas),
    baseGas: String(tx.baseGas),
    gasPrice: String(tx.gasPrice),
    nonce: String(tx.nonce),
  }
}
