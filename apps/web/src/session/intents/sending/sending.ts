import type { Intent, IntentCall } from '@love/protocol/intents/intent'
import type { Hash } from 'viem'
import type { NetworkCost } from '../../transactions/networkCost.ts'
import type { Mined } from '../../transactions/transaction.ts'
import type { Plan, Way } from '../planCalls.ts'

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

export type Sending =
  /** `words`: why the last try came to nothing. `isOneByOne`: whatever the wallet can, the next try is no batch. */
  | { readonly phase: 'reviewing'; readonly words?: string | undefined; readonly isOneByOne: boolean }
  | { readonly phase: 'working'; readonly run: Run }
  /**
   * Something is on the chain and the rest is not. `isLeft`: since an earlier visit. `isAlarm`: the wallet sent something
   * else than was reviewed, so that nothing more is asked of it.
   */
  | {
      readonly phase: 'stopped'
      readonly run: Run
      readonly words: string
      readonly isLeft?: true
      readonly isAlarm?: true
    }
  /** `alarm`: it worked, but did less than it promised. */
  | { readonly phase: 'finished'; readonly run: Run; readonly alarm?: string | undefined }

export type SendingEvent =
  | {
      readonly type: 'confirmed'
      readonly intent: Intent
      readonly plan: Plan
      /** Of each call of the plan, where that is known. */
      readonly costs?: readonly NetworkCost[] | undefined
    }
  /** From the first step that is not done. */
  | { readonly type: 'retried' }
  | { readonly type: 'moved'; readonly index: number; readonly state: StepState }
  /** The wallet has taken all calls under this name. */
  | { readonly type: 'batched'; readonly id: string }
  /** The wallet said no, or could not be asked: nothing of this step was sent. */
  | { readonly type: 'refused'; readonly words: string }
  | { readonly type: 'batchRefused'; readonly words: string }
  /** The person does not wait for the wallet any more, which may still send it. */
  | { readonly type: 'cancelled'; readonly words: string }
  /** It did, after it was cancelled. */
  | { readonly type: 'sentAfterAll'; readonly words: string }
  | { readonly type: 'stopped'; readonly words: string; readonly isAlarm?: true }
  | { readonly type: 'finished'; readonly alarm?: string | undefined }
  | { readonly type: 'reviewedAgain' }

export const reviewing: Sending = { phase: 'reviewing', isOneByOne: false }

/** A run of an earlier visit. */
export function leftBefore(run: Run): Sending {
  const words = 'You left this before it was done. It goes on with the next step.'
  return { phase: 'stopped', run, words, isLeft: true }
}

/** The one place where a sending changes. What does not fit its phase changes nothing. */
export function reduceSending(sending: Sending, event: SendingEvent): Sending {
  switch (event.type) {
    case 'confirmed':
      return sending.phase === 'reviewing' ? { phase: 'working', run: startRun(event) } : sending
    case 'retried':
      return sending.phase === 'stopped' && !sending.isAlarm
        ? { phase: 'working', run: forget(sending.run) }
        : sending
    case 'reviewedAgain':
      return sending.phase === 'stopped' && !sending.isAlarm ? reviewAgain(sending.run) : sending
    case 'sentAfterAll':
      return sending.phase === 'reviewing' || sending.phase === 'stopped'
        ? { ...sending, words: event.words }
        : sending
    default:
      return sending.phase === 'working' ? work(sending.run, event) : sending
  }
}

type Confirmed = Extract<SendingEvent, { type: 'confirmed' }>
type WorkEvent = Exclude<SendingEvent, { type: 'confirmed' | 'retried' | 'reviewedAgain' | 'sentAfterAll' }>

function work(run: Run, event: WorkEvent): Sending {
  switch (event.type) {
    case 'moved':
      return { phase: 'working', run: move(run, event.state, event.index) }
    case 'batched':
      return { phase: 'working', run: { ...run, batchId: event.id } }
    case 'refused':
      return turnBack(run, event.words)
    case 'cancelled':
      return turnBack({ ...run, steps: run.steps.map(asLeft) }, event.words)
    case 'batchRefused':
      return { phase: 'reviewing', words: event.words, isOneByOne: true }
    case 'stopped':
      return {
        ...{ phase: 'stopped', run: fail(run), words: event.words },
        ...(event.isAlarm && { isAlarm: true }),
      }
    case 'finished':
      return { phase: 'finished', run, alarm: event.alarm }
    default:
      return event satisfies never
  }
}

/** To the review where nothing is done yet, else to what is left. */
function turnBack(run: Run, words: string): Sending {
  const isNothingSent = run.steps.every(({ state }) => state.status !== 'done')
  return isNothingSent ? { ...reviewAgain(run), words } : { phase: 'stopped', run: forget(run), words }
}

/** The wallet may still send what it was asked: the nonce will tell before it is asked again. */
function asLeft(step: Step): Step {
  const { state } = step
  if (state.status !== 'asking' || state.nonce === undefined) return step
  return { ...step, state: { status: 'later', askedAt: state.nonce } }
}

function reviewAgain({ way }: Run): Extract<Sending, { phase: 'reviewing' }> {
  return { phase: 'reviewing', isOneByOne: way === 'one by one' }
}

function startRun({ intent, plan: { way, calls }, costs = [] }: Confirmed): Run {
  const steps = calls.map((call, index): Step => {
    const cost = costs[index]
    return { call, state: { status: 'later' }, ...(cost && { cost }) }
  })
  return { intent, way, steps }
}

function move(run: Run, state: StepState, index: number): Run {
  return {
    ...run,
    steps: run.steps.map((step, at) => (at === index ? { ...step, state } : step)),
  }
}

/** What is done stays done, and what is on its way is waited for; everything else may be tried again. */
function forget(run: Run): Run {
  const isSent = ({ status }: StepState) => ['done', 'pending', 'later'].includes(status)
  return {
    ...run,
    steps: run.steps.map((step) => (isSent(step.state) ? step : { ...step, state: { status: 'later' } })),
  }
}

/** What was under way has failed. */
function fail({ batchId: _, ...run }: Run): Run {
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

/** The wallet has the word. */
export function isAsking({ steps }: Run): boolean {
  return steps.some(({ state }) => state.status === 'asking' || state.status === 'signing')
}

/** Where a try begins. */
export function firstOpenStep({ steps }: Run): number {
  const index = steps.findIndex(({ state }) => state.status !== 'done')
  return index < 0 ? steps.length : index
}
