import { useState } from 'react'
import { useTerms } from '../account/terms/useTerms.ts'
import { ChainProvider } from '../chain/ChainProvider.tsx'
import { useChain } from '../chain/chainContext.ts'
import { stringifyBigints } from '../storage/bigintJson.ts'
import { useConnection } from '../wallet/connection.ts'
import { addToBatch, type Collected } from '../wallet/safe/batch/addToBatch.ts'
import { findObstacle } from './findObstacle.ts'
import { CollectedPage } from './parts/CollectedPage.tsx'
import { ReviewPage } from './parts/ReviewPage.tsx'
import { ReviewShell } from './parts/ReviewShell.tsx'
import { SendingPage } from './parts/SendingPage.tsx'
import { sendingActions } from './parts/sendingActions.ts'
import { planCalls } from './planCalls.ts'
import type { ReviewWindowProps } from './reviewWindowProps.ts'
import { useSending } from './sending/useSending.ts'
import { type SimulationState, useSimulation } from './simulation/useSimulation.ts'
import { plannedCosts, useNetworkFee } from './useNetworkFee.ts'
import { useReviewPrices } from './useReviewPrices.ts'
import { useWays } from './useWays.ts'

const notSimulated: SimulationState = { status: 'unavailable', words: '' }

/** Shows exactly what will be asked of the wallet and what it would do, and then sends just that. */
export function ReviewWindow(props: ReviewWindowProps) {
  return (
    <ChainProvider>
      <Reviewing {...props} />
    </ChainProvider>
  )
}

function Reviewing(props: ReviewWindowProps) {
  const { intent, typedWord, hold, next, unfinished, onClose, onDone } = props
  const { deployment } = useChain()
  const connection = useConnection()
  const { agreement } = useTerms()
  const ways = useWays(intent)
  const { sending, confirm, retry, reviewAgain, cancel } = useSending({ onDone, unfinished })
  const [typed, setTyped] = useState('')
  const { phase } = sending
  const simulation = useSimulation(intent, { isOn: phase === 'reviewing' })
  const gas = 'gas' in simulation ? simulation.gas : undefined
  const networkFee = useNetworkFee(intent, { gas, isOn: phase === 'reviewing' })

  const price = useReviewPrices(intent, { isOn: phase === 'reviewing' })

  const isOneByOne = phase === 'reviewing' && sending.isOneByOne
  const plan = planCalls(intent, {
    canBatch: ways !== undefined && ways.batching !== 'unsupported' && !isOneByOne,
    isContract: ways?.isContract ?? false,
    isProposing: ways?.isProposing ?? false,
  })
  const asked = {
    connection,
    hasAgreed: agreement === 'true',
    account: intent.account,
    calls: plan.calls,
    hold: hold?.words,
    isAsking: connection.isConnected && ways === undefined,
    typedWord,
    typed,
  }
  // What is half done is simulated step by step.
  const found = findObstacle({ ...asked, simulation: phase === 'stopped' ? notSimulated : simulation })
  const isAlarm = phase === 'stopped' && sending.isAlarm
  const obstacle = (phase === 'reviewing' || phase === 'stopped') && !isAlarm ? found : undefined
  const [collected, setCollected] = useState<Collected>()
  const canCollect = phase === 'reviewing' && plan.way === 'proposal' && connection.ownerAddress !== undefined

  function tryAgain() {
    if (phase !== 'stopped') return
    // The program may have made another intent of what is left; then that one is looked at first.
    if (stringifyBigints(intent) === stringifyBigints(sending.run.intent)) retry()
    else reviewAgain()
  }

  if (collected)
    return (
      <ReviewShell
        title={intent.title}
        icon="paper"
        actions={{ main: { label: 'Close', onClick: onClose }, obstacle: undefined }}
        onClose={onClose}
      >
        <CollectedPage collected={collected} safe={intent.account} onLeave={onClose} />
      </ReviewShell>
    )
  return (
    <ReviewShell
      title={phase === 'reviewing' ? intent.title : sending.run.intent.title}
      icon="paper"
      actions={{
        ...sendingActions(sending, obstacle, {
          onConfirm: () => confirm(intent, plan, networkFee && plannedCosts(plan, networkFee.costs)),
          onTryAgain: tryAgain,
          onCancel: cancel,
          onClose,
        }),
        // What fails alone may work after the calls that are in the batch already: all of it is simulated there.
        also: canCollect
          ? {
              label: 'Add to batch',
              isOff: findObstacle({ ...asked, simulation: notSimulated }) !== undefined,
              onClick: () => setCollected(addToBatch(deployment, intent.account, plan.calls)),
            }
          : undefined,
      }}
      reason={obstacle?.words}
      onClose={onClose}
    >
      {phase === 'reviewing' ? (
        <ReviewPage
          {...props}
          {...{ plan, ways, simulation, networkFee, price, typed, words: sending.words }}
          onTyped={setTyped}
        />
      ) : (
        <SendingPage
          sending={sending}
          hold={phase === 'stopped' ? hold : undefined}
          {...{ next, price, onClose }}
        />
      )}
    </ReviewShell>
  )
}
