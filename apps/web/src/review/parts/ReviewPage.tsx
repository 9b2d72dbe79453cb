import type { Figure } from '@love/protocol/prices/figure'
import type { Token } from '@love/protocol/tokens/token'
import { eth } from '@love/protocol/tokens/tokens'
import { useId } from 'react'
import { useChain } from '../../chain/chainContext.ts'
import { dearFeeWords } from '../dearFeeWords.ts'
import { feeText } from '../feeWords.ts'
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
  /** Of a whole token, in USD. */
  price: (token: Token) => Figure
  typed: string
  onTyped: (typed: string) => void
  /** Why the last try came to nothing. */
  words: string | undefined
}

/** Everything a person should see before the wallet is asked. */
export function ReviewPage(props: ReviewPageProps) {
  const {
    facts,
    headline,
    warnings = [],
    typedWord,
    hold,
    pays,
    plan,
    ways,
    simulation,
    networkFee,
    price,
    typed,
    onTyped,
    words,
  } = props
  const { deployment } = useChain()
  const [effectsId, callsId] = [useId(), useId()]
  const way = wayWords(plan, ways)
  const isProposal = plan.way === 'proposal'
  const fee = networkFee ? feeText(networkFee.fee.raw, price(eth)) : 'shown in your wallet'
  const dearWords = networkFee && dearFeeWords(networkFee.fee.raw, { pays, etherPrice: price(eth) })
  return (
    <>
      {words && (
        <Message icon="error" role="alert">
          <p className="error-text">{words}</p>
        </Message>
      )}
      <Hold hold={hold} />
      {headline && (
        <Message icon="error">
          <p className="review-headline">{headline}</p>
        </Message>
      )}
      <ReviewFactList
        facts={[...facts, { label: 'Network fee', value: isProposal ? 'paid on execution' : fee }]}
      />
      {networkFee?.isTooHigh && !isProposal && (
        <Message icon="warning" role="status">
          <p>You may not have enough ETH for the network fee.</p>
        </Message>
      )}
      {dearWords && !isProposal && (
        <Message icon="warning" role="status">
          <p>{dearWords}</p>
        </Message>
      )}
      {warnings.map((warning) => (
        <Message key={warning} icon="warning">
          <p>{warning}</p>
        </Message>
      ))}
      <section aria-labelledby={effectsId}>
        <h3 id={effectsId}>Balance changes</h3>
        <Effects simulation={simulation} price={price} />
      </section>
      <section aria-labelledby={callsId}>
        <h3 id={callsId}>Transactions to sign</h3>
        {way && <p className="muted-text">{way}</p>}
        <CallList calls={plan.calls} deployment={deployment} />
      </section>
      {typedWord && <TypedWord word={typedWord} value={typed} onChange={onTyped} />}
    </>
  )
}

/** Nothing where there is only one request. */
function wayWords({ way, calls }: CallPlan, ways: Ways | undefined): string | undefined {
  if (way === 'proposal')
    return 'One proposal to your Safe (all or nothing). It runs once enough owners have signed.'
  if (way === 'batch')
    return ways?.batching === 'ready'
      ? 'One batched transaction (all or nothing). Your wallet will ask to upgrade this account.'
      : 'One batched transaction (all or nothing).'
  return calls.length > 1 ? `${calls.length} steps, one at a time.` : undefined
}
