import type { Intent } from '@love/protocol/intents/intent'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { getAddress } from 'viem'
import type { NetworkCost } from '../../activity/networkCost.ts'
import { useChain } from '../../chain/chainContext.ts'
import { freeze } from '../freeze.ts'
import type { CallPlan } from '../planCalls.ts'
import { isWorthKeeping } from '../unfinished/isWorthKeeping.ts'
import { withRunLock } from '../unfinished/runLock.ts'
import type { UnfinishedRun } from '../unfinished/unfinishedRun.ts'
import { unfinishedStore } from '../unfinished/unfinishedStore.ts'
import { createSendDeps } from './createSendDeps.ts'
import { sendIntent } from './sendIntent.ts'
import { leftBefore, reduceSending, reviewing, type Sending, type SendingEvent } from './sending.ts'

export type SendingHandle = {
  readonly sending: Sending
  /** `costs`: of each call, as they were shown. */
  readonly confirm: (intent: Intent, plan: CallPlan, costs: readonly NetworkCost[] | undefined) => void
  /** From the step that was stopped. */
  readonly retry: () => void
  readonly reviewAgain: () => void
  /** Stops waiting for a wallet that does not answer. */
  readonly cancel: () => void
}

const cancelledWords =
  'You cancelled this here. If your wallet still shows the request, reject it there too, or it can still be sent.'

type UseSendingParameters = {
  readonly onDone: (() => void) | undefined
  /** Of an earlier visit, to be gone on with. */
  readonly unfinished: UnfinishedRun | undefined
}

/** Sends what was reviewed, and goes no further than the wallet has been asked when the window is closed. */
export function useSending({ onDone, unfinished }: UseSendingParameters): SendingHandle {
  const access = useChain()
  const [sending, dispatch] = useReducer(reduceSending, unfinished, (left) =>
    left ? leftBefore(freeze(left.run)) : reviewing,
  )
  const id = useKeptRun(sending, unfinished)
  const closing = useRef<AbortController>(undefined)
  const asking = useRef<() => void>(undefined)
  useEffect(() => () => closing.current?.abort(), [])

  const isDone =
    sending.phase === 'finished' && sending.run.steps.every(({ state }) => state.status === 'done')
  const done = useEffectEvent(() => onDone?.())
  useEffect(() => {
    if (isDone) done()
  }, [isDone])

  function start(event: SendingEvent) {
    const next = reduceSending(sending, event)
    if (next.phase !== 'working' || sending.phase === 'working') return
    const { run } = next
    const controller = new AbortController()
    closing.current = controller
    dispatch(event)
    const deps = createSendDeps(access, run.intent, {
      onLate: (words) => dispatch({ type: 'sentAfterAll', words }),
    })
    // What a cancelled run hears late belongs to no window any more: another one may be under way in this.
    const tell = (news: SendingEvent) => void (deps.isCancelled() || dispatch(news))
    asking.current = () => {
      if (deps.cancel()) dispatch({ type: 'cancelled', words: cancelledWords })
    }
    void withRunLock(id, () =>
      Promise.race([sendIntent(deps, { run, dispatch: tell, signal: controller.signal }), deps.cancelled]),
    )
  }

  return {
    sending,
    confirm: (intent, plan, costs) => start({ type: 'confirmed', ...freeze({ intent, plan, costs }) }),
    retry: () => start({ type: 'retried' }),
    reviewAgain: () => dispatch({ type: 'reviewedAgain' }),
    cancel: () => asking.current?.(),
  }
}

/** Keeps what is half done for the next visit, until it is done or reviewed anew. Answers with its name. */
function useKeptRun(sending: Sending, unfinished: UnfinishedRun | undefined): string {
  const [{ id, startedAt }] = useState(() => unfinished ?? { id: crypto.randomUUID(), startedAt: Date.now() })
  const kept = useRef(unfinished?.run.intent)
  useEffect(() => {
    if (isWorthKeeping(sending)) {
      const { run } = sending
      unfinishedStore.keep(ownerOf(run.intent), { id, startedAt, run })
      kept.current = run.intent
    } else if (kept.current) {
      unfinishedStore.forget(ownerOf(kept.current), id)
      kept.current = undefined
    }
  }, [sending, id, startedAt])
  return id
}

function ownerOf({ account, chainId }: Intent) {
  return { address: getAddress(account), chainId }
}
