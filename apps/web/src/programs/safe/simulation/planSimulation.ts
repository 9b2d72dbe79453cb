import { rejection } from '@love/safe/build/safeTxOf'
import type { SafeTx } from '@love/safe/safeTx'
import { planQueue, type QueueRequest } from '@love/safe/simulation/queueSimulation'
import type { Address } from 'viem'
import type { Waiting } from './readWaiting.ts'

/** What somebody wants to know: which of several rivals, and what if some are rejected. */
export type SimulationChoice = {
  /** By nonce: the id of the one to try. */
  readonly tried: ReadonlyMap<bigint, string>
  readonly dropped: ReadonlySet<bigint>
}

export type Tried = Waiting & { readonly tx: SafeTx }

export type SimulationRow =
  | {
      readonly kind: 'step'
      readonly nonce: bigint
      readonly tried: Tried
      /** All that wait with this nonce and match, the one that is tried among them. */
      readonly rivals: readonly Tried[]
      readonly isDropped: boolean
    }
  /** Nobody has proposed anything for these. */
  | { readonly kind: 'gap'; readonly nonce: bigint; readonly last: bigint }
  /** All that wait with this nonce do not match. */
  | { readonly kind: 'refused'; readonly nonce: bigint }

export type PlanSimulationParameters = {
  readonly safe: Address
  readonly safeNonce: bigint
  readonly waiting: readonly Waiting[]
  readonly choice: SimulationChoice
  readonly tokens: readonly Address[]
  readonly executor?: Address | undefined
}

export type SimulationPlan = {
  readonly rows: readonly SimulationRow[]
  /** Its steps are those of the rows that are steps, in their order. Undefined when there is nothing to try. */
  readonly request: QueueRequest | undefined
  /** So many nonces are left out at the end. */
  readonly leftOut: number
}

/** The most that the server runs at once. */
const mostSteps = 50

/** The question for the simulation, and the rows that its answers stand in. */
export function planSimulation(parameters: PlanSimulationParameters): SimulationPlan {
  const { safe, safeNonce, waiting, choice, tokens, executor } = parameters
  const nonces = [...new Set(waiting.map(({ nonce }) => nonce))].sort((a, b) => (a < b ? -1 : 1))
  const taken = nonces.slice(0, mostSteps)
  const rows = taken.flatMap((nonce, index): readonly SimulationRow[] => {
    const expected = index === 0 ? safeNonce : (taken[index - 1] ?? nonce) + 1n
    const gap = nonce > expected ? [{ kind: 'gap' as const, nonce: expected, last: nonce - 1n }] : []
    return [...gap, rowAt(nonce, waiting, choice)]
  })
  const steps = rows.filter((row) => row.kind === 'step')
  const transactions = steps.map(({ tried, isDropped, nonce }) =>
    isDropped ? rejection(safe, nonce) : tried.tx,
  )
  return {
    rows,
    request: steps.length > 0 ? planQueue({ safe, transactions, tokens, executor }) : undefined,
    leftOut: nonces.length - taken.length,
  }
}

function rowAt(nonce: bigint, waiting: readonly Waiting[], choice: SimulationChoice): SimulationRow {
  const rivals = waiting.flatMap((item) =>
    item.nonce === nonce && item.tx ? [{ ...item, tx: item.tx }] : [],
  )
  const likely = rivals.toSorted((a, b) => b.signed - a.signed)[0]
  const tried = rivals.find(({ id }) => id === choice.tried.get(nonce)) ?? likely
  if (!tried) return { kind: 'refused', nonce }
  return { kind: 'step', nonce, tried, rivals, isDropped: choice.dropped.has(nonce) }
}
