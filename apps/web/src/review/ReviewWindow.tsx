import './review.css'
import { Dialog } from '@love/ui98/Dialog'
import { useId, useState } from 'react'
import { useTerms } from '../account/terms/useTerms.ts'
import { ChainProvider } from '../chain/ChainProvider.tsx'
import { stringifyBigints } from '../storage/bigintJson.ts'
import { useConnection } from '../wallet/connection.ts'
import { findObstacle } from './findObstacle.ts'
import { HookedNotice } from './parts/HookedNotice.tsx'
import { ReviewButtons } from './parts/ReviewButtons.tsx'
import { ReviewPage } from './parts/ReviewPage.tsx'
import { SendingPage } from './parts/SendingPage.tsx'
import { planCalls } from './planCalls.ts'
import type { ReviewWindowProps } from './reviewWindowProps.ts'
import { useSending } from './sending/useSending.ts'
import { useSimulation } from './simulation/useSimulation.ts'
import { plannedCosts, useNetworkFee } from './useNetworkFee.ts'
import { useWays } from './useWays.ts'

/** Shows exactly what will be asked of the wallet and what it would do, and then sends just that. */
export function ReviewWindow(props: ReviewWindowProps) {
  return (
    <ChainProvider>
      <Reviewing {...props} />
    </ChainProvider>
  )
}

function Reviewing(props: ReviewWindowProps) {
  const { intent, typedWord, hold, unfinished, onClose, onDone } = props
  const connection = useConnection()
  const { agreement } = useTerms()
  const ways = useWays(intent)
  const { sending, confirm, retry, reviewAgain, cancel } = useSending({ onDone, unfinished })
  const [typed, setTyped] = useState('')
  const reasonId = useId()
  const { phase } = sending
  const simulation = useSimulation(intent, { isOn: phase === 'reviewing' })
  const gas = 'gas' in simulation ? simulation.gas : undefined
  const networkFee = useNetworkFee(intent, { gas, isOn: phase === 'reviewing' })

  const isOneByOne = phase === 'reviewing' && sending.isOneByOne
  const plan = planCalls(intent, {
    canBatch: ways !== undefined && ways.batching !== 'unsupported' && !isOneByOne,
    isContract: ways?.isContract ?? false,
    isProposing: ways?.isProposing ?? false,
  })
  const found = findObstacle({
    connection,
    hasAgreed: agreement === 'true',
    account: intent.account,
    calls: plan.calls,
    hold: hold?.words,
    // What is half done is simulated step by step.
    simulation: phase === 'stopped' ? { status: 'unavailable', words: '' } : simulation,
    isAsking: connection.isConnected && ways === undefined,
    typedWord,
    typed,
  })
  const isAlarm = phase === 'stopped' && sending.isAlarm
  const obstacle = (phase === 'reviewing' || phase === 'stopped') && !isAlarm ? found : undefined

  function tryAgain() {
    if (phase !== 'stopped') return
    // The program may have made another intent of what is left; then that one is looked at first.
    if (stringifyBigints(intent) === stringifyBigints(sending.run.intent)) retry()
    else reviewAgain()
  }

  return (
    <Dialog
      title={phase === 'reviewing' ? intent.title : sending.run.intent.title}
      icon="paper"
      className="review-window"
      onClose={onClose}
      buttons={
        <ReviewButtons
          {...{ sending, obstacle, reasonId, onClose, onTryAgain: tryAgain, onCancel: cancel }}
          onConfirm={() => confirm(intent, plan, networkFee && plannedCosts(plan, networkFee.costs))}
        />
      }
    >
      <div className="stack">
        <HookedNotice />
        {phase === 'reviewing' ? (
          <ReviewPage
            {...props}
            {...{ plan, ways, simulation, networkFee, typed, words: sending.words }}
            onTyped={setTyped}
          />
        ) : (
          <SendingPage sending={sending} hold={phase === 'stopped' ? hold : undefined} />
        )}
        <p id={reasonId} role="status" className="review-reason">
          {obstacle?.words}
        </p>
      </div>
    </Dialog>
  )
}
