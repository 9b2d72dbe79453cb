import type { SafeExecutions } from '../../store/migrations/safeIndex.ts'
import type { InnerCall } from './innerCalls.ts'
import type { PairedCalls } from './pairCalls.ts'
import type { ChainTransaction } from './proxyCreation.ts'
import { placeOf } from './safeGroup.ts'
import { decodeExecution, hashesOfCall, type SignedCall } from './signedCall.ts'

export type ExecutionsParameters = {
  chainId: number
  safe: string
  executions: PairedCalls['executions']
  transaction: ChainTransaction | undefined
  /** Calls in that transaction, where they had to be looked for. */
  inner: readonly InnerCall[]
  /** What the Safe counted before. */
  nextNonce: number
}

/** One execution may lead to another, and then the inner one ends first; nobody nests them deeper. */
const MOST_NESTED = 8

/**
 * The executions of one Safe in one transaction. What was signed is believed only where it has the hash that the Safe
 * told; the Safe counts each of them.
 */
export function executionRows(parameters: ExecutionsParameters): SafeExecutions[] {
  const { safe, executions, transaction, nextNonce } = parameters
  const decoded = executions.map(decoderOf(parameters))
  const taken = new Set(decoded.map((one) => one?.nonce))
  const left = executions.map((_, at) => nextNonce + at).filter((nonce) => !taken.has(nonce))
  return executions.map(({ log, told }, at) => {
    const { call, nonce = left.shift() ?? nextNonce } = decoded[at] ?? {}
    return {
      ...placeOf(safe, log),
      id: told.hash,
      nonce,
      success: told.success ? 1 : 0,
      payment: String(told.payment),
      executor: transaction?.from ?? null,
      ...signedColumns(call),
    }
  })
}

type Decoded = { call: SignedCall; nonce: number }

function decoderOf(parameters: ExecutionsParameters) {
  const { safe, executions, transaction, nextNonce } = parameters
  const isPossible = (nonce: bigint) => nonce >= nextNonce && nonce < nextNonce + executions.length
  const sent = transaction ? [transaction] : []
  const toSafe = [...sent, ...parameters.inner].filter(({ to }) => to === safe).slice(0, MOST_NESTED)
  const called = executions.some(({ call }) => !call)
    ? toSafe.flatMap(({ input }) => decodeExecution(input) ?? [])
    : []
  /** What the calldata would be, by its hash: which of the executions it is about does not stand in it. */
  const byHash = new Map<string, Decoded>()
  const last = nextNonce + Math.min(executions.length, MOST_NESTED)
  for (const call of called)
    for (let nonce = nextNonce; nonce < last; nonce++)
      for (const hash of hashesOfCall(parameters, call, BigInt(nonce))) byHash.set(hash, { call, nonce })
  return ({ told, call }: PairedCalls['executions'][number]): Decoded | undefined => {
    if (!call) return byHash.get(told.hash)
    const { nonce } = call
    if (nonce === undefined || !isPossible(nonce)) return undefined
    const isTold = hashesOfCall(parameters, call, nonce).includes(told.hash)
    return isTold ? { call, nonce: Number(nonce) } : undefined
  }
}

function signedColumns(call: SignedCall | undefined) {
  return {
    is_decoded: call ? (1 as const) : (0 as const),
    to: call?.to ?? null,
    value: textOf(call?.value),
    data: call?.data ?? null,
    operation: call?.operation ?? null,
    safe_tx_gas: textOf(call?.safeTxGas),
    base_gas: textOf(call?.baseGas),
    gas_price: textOf(call?.gasPrice),
    gas_token: call?.gasToken ?? null,
    refund_receiver: call?.refundReceiver ?? null,
    signatures: call?.signatures ?? null,
  }
}

function textOf(amount: bigint | undefined): string | null {
  return amount === undefined ? null : String(amount)
}
