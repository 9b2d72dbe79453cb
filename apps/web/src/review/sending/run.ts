import type { Intent, IntentCall } from '@love/protocol/intents/intent'
import type { Hash } from 'viem'
import type { NetworkCost } from '../../activity/networkCost.ts'
import type { Mined } from '../../activity/transaction.ts'
import type { CallPlan, Way } from '../planCalls.ts'

export type StepState =
  /** `askedAt`: the wallet was asked about it when this was the next nonce, and nobody waited until it answered. */
  | { readonly status: 'later'; readonly askedAt?: number }
  /** The wallet shows a message to sign. */
  | { readonly status: 'signing' }
  /** The wallet shows a transaction to send. `nonce`: the next one of the account, where that was looked up. */
  | { readonly status: 'asking'; readonly nonce?: number | undefined }
  /** A batch has no hash until the wallet tells. */
  | { readonly status: 'pending'; readonly hash?: Hash | undefined }
  /** The owners of a Safe have to sign it. `hash`: of the proposal, not of a transaction. */
  | { readonly status: 'proposed'; readonly hash: Hash }
  /** `hash`: of what the wallet sent; a replacement has another one in the chain. */
  | { readonly status: 'done'; readonly hash: Hash; readonly mined: Mined }
  | { readonly status: 'failed'; readonly hash?: Hash | undefined }
  /** The wallet did a part of a batch and does not say which. */
  | { readonly status: 'unclear'; readonly hash?: Hash | undefined }

export type Step = {
  readonly call: IntentCall
  readonly state: StepState
  /** As it was reviewed. Not kept after the visit. */
  readonly cost?: NetworkCost | undefined
}

/** What was agreed to and how far it has come. */
export type Run = {
  readonly intent: Intent
  readonly way: Way
  readonly steps: readonly Step[]
  /** The wallet's name for a batch that it has taken and not decided. */
  readonly batchId?: string
}

/** Nothing of it is done yet. `costs`: of each call of the plan, where that is known. */
export function startRun({
  intent,
  plan: { way, calls },
  costs = [],
}: {
  readonly intent: Intent
  readonly plan: CallPlan
  readonly costs?: readonly NetworkCost[] | undefined
}): Run {
  const steps = calls.map((call, index): Step => {
    const cost = costs[index]
    return { call, state: { status: 'later' }, ...(cost && { cost }) }
  })
  return { intent, way, steps }
}

export function move(run: Run, state: StepState, index: number): Run {
  return {
    ...run,
    steps: run.steps.map((step, at) => (at === index ? { ...step, state } : step)),
  }
}

/** What is done stays done, and what is on its way is waited for; everything else may be tried again. */
export function forget(run: Run): Run {
  const isSent = ({ status }: StepState) => ['done', 'pending', 'later'].includes(status)
  return {
    ...run,
    steps: run.steps.map((step) => (isSent(step.state) ? step : { ...step, state: { status: 'later' } })),
  }
}

/** What was under way has failed. */
export function fail({ batchId: _, ...run }: Run): Run {
  const isUnderWay = ({ status }: StepState) => ['signing', 'asking', 'pending'].includes(status)
  return {
    ...run,
    steps: run.steps.map((step) =>
      isUnderWay(step.state)
        ? { ...step, state: { status: 'failed', hash: 'hash' in step.state ? step.state.hash : undefined } }
        : step,
    ),
  }
}

/** Nobody waits for the wallet any more, which may still send what it was asked: the nonce tells before it is asked again. */
export function leave(run: Run): Run {
  return { ...run, steps: run.steps.map(asLeft) }
}

function asLeft(step: Step): Step {
  const { state } = step
  if (state.status !== 'asking' || state.nonce === undefined) return step
  return { ...step, state: { status: 'later', askedAt: state.nonce } }
}

/** The wallet has the word. */
export function isAsking({ steps }: Run): boolean {
  return steps.some(({ state }) => state.status === 'asking' || state.status === 'signing')
}

/** Where a try begins. */
export function firstOpenStep({ steps }: Run): number {
  const index = steps.findIndex(({ state }) => state.status !== 'done')
  return index < 0 ? steps.length : index
}
