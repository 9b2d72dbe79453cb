import type { SafeTx } from '@love/safe/safeTx'
import type { QueueReply } from '@love/safe/simulation/queueSimulation'
import { useId } from 'react'
import type { SimulationState } from '../../../../review/simulation/useSimulation.ts'
import type { SafeReviewRequest } from '../../../../wallet/safe/review/safeReviewRequest.ts'
import { CallTree } from '../../calls/CallTree.tsx'
import type { Headline } from '../headline.ts'
import { manyCalls } from '../useSafeSimulation.ts'
import { wholeSimulation } from '../wholeSimulation.ts'
import { Rehearsal } from './Rehearsal.tsx'
import { SafeEffects } from './SafeEffects.tsx'

type TransactionSectionsProps = {
  request: SafeReviewRequest
  tx: SafeTx
  headline: Headline
  simulation: SimulationState
  rehearsal: QueueReply | undefined
}

/** What changes, then every call; of a plain payment, whose headline says all of it, the call is folded. */
export function TransactionSections(props: TransactionSectionsProps) {
  const { request, tx, headline, simulation, rehearsal } = props
  const [effectsId, callsId] = [useId(), useId()]
  const words = 'calls' in request ? request.calls.map((call) => call.words) : []
  const calls = (
    <CallTree
      safe={request.safe}
      tx={tx}
      told={headline.head}
      words={words.map((each) => (headline.repeats(each) ? undefined : each))}
    />
  )
  return (
    <>
      <section aria-labelledby={effectsId}>
        <h3 id={effectsId}>Balance changes</h3>
        <SafeEffects simulation={simulation === manyCalls ? wholeSimulation(rehearsal) : simulation} />
        <Rehearsal tx={tx} reply={rehearsal} simulation={simulation} />
      </section>
      {headline.payment && words.every(headline.repeats) ? (
        <details className="review-details">
          <summary>Transaction details</summary>
          {calls}
        </details>
      ) : (
        <section aria-labelledby={callsId}>
          <h3 id={callsId}>Transaction details</h3>
          {calls}
        </section>
      )}
    </>
  )
}
