import type { Address, Hex } from 'viem'
import { rejection } from '../build/safeTxOf.ts'
import type { SafeTx } from '../safeTx.ts'

/** `POST /simulate/queue`: the queue of a Safe, executed in order on the newest state. Numbers are decimal texts. */
export type QueueRequest = {
  readonly safe: Address
  /** With rising nonces: of several that wait with one nonce, the one to try. */
  readonly steps: readonly QueueStep[]
  /** Tokens whose balances are compared; ether always is. */
  readonly tokens: readonly Address[]
  /** Who would send them; somebody without a name where it is not said. */
  readonly executor?: Address | undefined
}

export type QueueStep = {
  readonly to: Address
  readonly value: string
  readonly data: Hex
  readonly operation: 0 | 1
  readonly safeTxGas: string
  readonly baseGas: string
  readonly gasPrice: string
  readonly gasToken: Address
  readonly refundReceiver: Address
  readonly nonce: string
}

export type QueueReply =
  | {
      readonly status: 'done'
      readonly block: string
      /** The Safe's own, before anything. */
      readonly nonce: string
      /** One for each step asked for, in the same order. */
      readonly steps: readonly SimulatedStep[]
    }
  /** Nobody could run it. Says nothing about whether it would work. */
  | { readonly status: 'unavailable'; readonly reason: string }

export type SimulatedStep =
  /** Its nonce was used up before. */
  | { readonly status: 'used' }
  /** It cannot be executed before something with that nonce is. */
  | { readonly status: 'waits'; readonly nonce: string }
  /** The simulation ended before it could be tried. */
  | { readonly status: 'untried' }
  | ({ readonly status: 'success' } & ExecutedStep)
  /** The Safe goes on with the next nonce, but what was wanted did not happen. */
  | ({
      readonly status: 'failed'
      /** What the call inside said. */
      readonly reason: Hex
    } & ExecutedStep)
  /** Nothing happens, and everything after it waits. */
  | {
      readonly status: 'reverted'
      readonly gasUsed: string
      /** What the Safe or its guard said. */
      readonly returned: Hex
      readonly reason: Hex
    }

type ExecutedStep = {
  readonly gasUsed: string
  /** Of the Safe: ether, then the tokens in their order. */
  readonly changes: readonly QueueChange[]
  readonly owners: readonly Address[]
  readonly threshold: number
}

type QueueChange = { readonly token: Address | 'ETH'; readonly before: string; readonly after: string }

type PlanQueueParameters = {
  readonly safe: Address
  /** In any order. Of several with one nonce the first counts. */
  readonly transactions: readonly SafeTx[]
  readonly tokens: readonly Address[]
  readonly executor?: Address | undefined
  /** Simulated as if this nonce was rejected. */
  readonly without?: bigint | undefined
}

/** The question for a simulation: one transaction a nonce, in their order. */
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
    to,
    data,
    operation,
    gasToken,
    refundReceiver,
    value: String(tx.value),
    safeTxGas: String(tx.safeTxGas),
    baseGas: String(tx.baseGas),
    gasPrice: String(tx.gasPrice),
    nonce: String(tx.nonce),
  }
}
