import type { Intent } from '@love/protocol/intents/intent'
import type { NetworkCost } from '../../activity/networkCost.ts'
import { rejectedText } from '../../chain/errorText.ts'
import type { CallPlan } from '../planCalls.ts'
import type { Outcome } from './checkOutcome.ts'
import { fail, firstOpenStep, forget, leave, move, type Run, type StepState, startRun } from './run.ts'

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
  | ({ readonly phase: 'finished'; readonly run: Run } & Outcome)

export type SendingEvent =
  | {
      readonly type: 'confirmed'
      readonly intent: Intent
      readonly plan: CallPlan
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
  | ({ readonly type: 'finished' } & Outcome)
  | { readonly type: 'reviewedAgain' }

export const reviewing: Sending = { phase: 'reviewing', isOneByOne: false }

/** A run of an earlier visit. */
export function leftBefore(run: Run): Sending {
  const words = 'You left before every step was done. Continue with the next step.'
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
      return turnBack(leave(run), event.words)
    case 'batchRefused':
      return { phase: 'reviewing', words: event.words, isOneByOne: true }
    case 'stopped':
      return {
        phase: 'stopped',
        run: fail(run),
        words: event.words,
        ...(event.isAlarm && { isAlarm: true }),
      }
    case 'finished': {
      const { alarm, received, staked } = event
      return { phase: 'finished', run, alarm, received, staked }
    }
    default:
      return event satisfies never
  }
}

/** To the review where nothing is done yet, else to what is left. */
function turnBack(run: Run, words: string): Sending {
  const isNothingSent = run.steps.every(({ state }) => state.status !== 'done')
  return isNothingSent
    ? { ...reviewAgain(run), words }
    : { phase: 'stopped', run: forget(run), words: stepWords(run, words) }
}

/** “Nothing was signed or sent” would not be true here. */
function stepWords(run: Run, words: string): string {
  if (words !== rejectedText) return words
  return `You rejected step ${firstOpenStep(run) + 1} of ${run.steps.length}, so it was not sent.`
}

function reviewAgain({ way }: Run): Extract<Sending, { phase: 'reviewing' }> {
  return { phase: 'reviewing', isOneByOne: way === 'one by one' }
}
