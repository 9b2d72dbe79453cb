import type { Intent } from '@love/protocol/intents/intent'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useChain } from '../../../chain/chainContext.ts'
import { freeze } from '../freeze.ts'
import type { Plan } from '../planCalls.ts'
import { createSendDeps } from './createSendDeps.ts'
import { sendIntent } from './sendIntent.ts'
import { reduceSending, reviewing, type Sending, type SendingEvent } from './sending.ts'

export type SendingHandle = {
  readonly sending: Sending
  readonly confirm: (intent: Intent, plan: Plan) => void
  /** From the step that was stopped. */
  readonly retry: () => void
  readonly reviewAgain: () => void
}

/** Sends what was reviewed, and goes no further than the wallet has been asked when the window is closed. */
export function useSending(onDone: (() => void) | undefined): SendingHandle {
  const access = useChain()
  const [sending, dispatch] = useReducer(reduceSending, reviewing)
  const closing = useRef<AbortController>(undefined)
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
    const controller = new AbortController()
    closing.current = controller
    dispatch(event)
    void sendIntent(createSendDeps(access, next.run.intent), {
      run: next.run,
      dispatch,
      signal: controller.signal,
    })
  }

  return {
    sending,
    confirm: (intent, plan) => start({ type: 'confirmed', ...freeze({ intent, plan }) }),
    retry: () => start({ type: 'retried' }),
    reviewAgain: () => dispatch({ type: 'reviewedAgain' }),
  }
}
