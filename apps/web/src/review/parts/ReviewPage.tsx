import { formatAmount } from '@love/protocol/amounts/amount'
import { roundedUp } from '@love/protocol/quotes/amountOut'
import { useId } from 'react'
import { useChain } from '../../chain/chainContext.ts'
import type { CallPlan } from '../planCalls.ts'
import type { ReviewWindowProps } from '../reviewWindowProps.ts'
import type { SimulationState } from '../simulation/useSimulation.ts'
import type { NetworkFee } from '../useNetworkFee.ts'
import type { Ways } from '../useWays.ts'
import { CallList } from './CallList.tsx'
import { Effects } from './Effects.tsx'
import { Hold } from './Hold.tsx'
import { Message } from './Message.tsx'
import { ReviewFactList } from './ReviewFactList.tsx'
import { TypedWord } from './TypedWord.tsx'

type ReviewPageProps = ReviewWindowProps & {
  plan: CallPlan
  ways: Ways | undefined
  simulation: SimulationState
  networkFee: NetworkFee | undefined
  typed: string
  onTyped: (typed: string) => void
  /** Why the last try came to nothing. */
  words: string | undefined
}

/** Everything a person should see before the wallet is asked. */
export function ReviewPage(props: ReviewPageProps) {
  const {
    facts,
    warnings = [],
    typedWord,
    hold,
    plan,
    ways,
    simulation,
    networkFee,
    typed,
    onTyped,
    words,
  } = props
  const { deployment } = useChain()
  const [effectsId, callsId] = [useId(), useId()]
  const isProposal = plan.way === 'proposal'
  const feeText = networkFee ? `about ${formatAmount(roundedUp(networkFee.fee))}` : 'your wallet shows it'
  return (
    <>
      {words && (
        <Message icon="error" role="alert">
          <p className="error-text">{words}</p>
        </Message>
      )}
      <Hold hold={hold} />
      <ReviewFactList
        facts={[
          ...facts,
          { label: 'Network fee', value: isProposal ? 'whoever executes it pays it' : feeText },
        ]}
      />
      {networkFee?.isTooHigh && !isProposal && (
        <Message icon="warning" role="status">
          <p>This account may have too little ETH for the network fee.</p>
        </Message>
      )}
      {warnings.map((warning) => (
        <Message key={warning} icon="warning">
          <p>{warning}</p>
        </Message>
      ))}
      <section aria-labelledby={effectsId}>
        <h3 id={effectsId}>What it would do</h3>
        <Effects simulation={simulation} />
      </section>
      <section aria-labelledby={callsId}>
        <h3 id={callsId}>What your wallet will be asked</h3>
        <p className="muted-text">{wayWords(plan, ways)}</p>
        <CallList calls={plan.calls} deployment={deployment} />
      </section>
      {typedWord && <TypedWord word={typedWord} value={typed} onChange={onTyped} />}
    </>
  )
}

function wayWords({ way, calls }: CallPlan, ways: Ways | undefined): string {
  if (way === 'proposal')
    return 'One proposal to your Safe, as all or nothing. Nothing happens until enough of its owners have signed.'
  if (way === 'batch')
    return ways?.batching === 'ready'
      ? 'All of it at once, as all or nothing. Your wallet will ask to upgrade this account for that.'
      : 'All of it at once, as all or nothing.'
  return calls.length > 1
    ? 'One after the other; each waits until the one before is in a block.'
    : 'One request.'
}
