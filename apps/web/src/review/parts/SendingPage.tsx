import { type Amount, exactAmount, spokenAmount } from '@love/protocol/amounts/amount'
import type { Figure } from '@love/protocol/prices/figure'
import type { Token } from '@love/protocol/tokens/token'
import { Fragment } from 'react'
import { useTransactions } from '../../activity/useTransactions.ts'
import { useChain } from '../../chain/chainContext.ts'
import { dollarsBeside } from '../../chain/prices/dollarsBeside.ts'
import type { ReviewWindowProps } from '../reviewWindowProps.ts'
import { SentInstead } from '../SentInstead.tsx'
import { isAsking, type Run } from '../sending/run.ts'
import type { Sending } from '../sending/sending.ts'
import { standingWords } from '../sending/standingWords.ts'
import { CallList } from './CallList.tsx'
import { Hold } from './Hold.tsx'
import { Message } from './Message.tsx'
import { NextPlaces } from './NextPlaces.tsx'
import { StepList } from './StepList.tsx'

type SendingPageProps = Pick<ReviewWindowProps, 'hold' | 'next' | 'onClose'> & {
  sending: Exclude<Sending, { phase: 'reviewing' }>
  /** Of a whole token, in USD. */
  price: (token: Token) => Figure
}

/** From the first request to the wallet on: each step, and what became of all of it. */
export function SendingPage({ sending, hold, next, price, onClose }: SendingPageProps) {
  return (
    <>
      <StepList run={sending.run} />
      {sending.phase === 'stopped' && !sending.isAlarm && <OpenCalls run={sending.run} />}
      <div aria-live="polite">
        <Result sending={sending} price={price} />
      </div>
      {sending.phase === 'finished' && !sending.alarm && <NextPlaces places={next} onLeave={onClose} />}
      {sending.phase === 'stopped' && sending.isAlarm && <SentCalls run={sending.run} />}
      <Hold hold={hold} />
    </>
  )
}

/** Of what the wallet sent instead. */
function SentCalls({ run: { intent, steps } }: { run: Run }) {
  const hashes = steps.flatMap(({ state }) => ('hash' in state && state.hash ? [state.hash] : []))
  const sent = useTransactions(intent.account, intent.chainId).filter(({ hash }) => hashes.includes(hash))
  return sent.map((transaction) => <SentInstead key={transaction.hash} transaction={transaction} />)
}

/** What is still to be asked, with everything that is in it. */
function OpenCalls({ run }: { run: Run }) {
  const { deployment } = useChain()
  const open = run.steps.filter(({ state }) => state.status !== 'done' && state.status !== 'pending')
  if (open.length === 0) return null
  return (
    <details>
      <summary>Transactions to sign</summary>
      <CallList calls={open.map(({ call }) => call)} deployment={deployment} />
    </details>
  )
}

function Result({ sending, price }: Pick<SendingPageProps, 'sending' | 'price'>) {
  const standing = standingWords(sending.run)
  switch (sending.phase) {
    case 'working':
      return <p className="muted-text">{closeWords(sending)}</p>
    case 'stopped':
      return sending.isLeft ? (
        <Message icon="info">
          <p>{sending.words}</p>
        </Message>
      ) : (
        <Message icon="error" role="alert">
          <p className="error-text">{sending.words}</p>
          {standing && (
            <p>
              {standing}
              {!sending.isAlarm &&
                ' Try again to continue, or close this window and continue later from Activity.'}
            </p>
          )}
        </Message>
      )
    case 'finished':
      return <FinishedWords sending={sending} price={price} />
    default:
      return sending satisfies never
  }
}

type FinishedWordsProps = Pick<SendingPageProps, 'price'> & {
  sending: Extract<Sending, { phase: 'finished' }>
}

function FinishedWords({ sending, price }: FinishedWordsProps) {
  const { run, alarm, received = [], staked = [] } = sending
  if (alarm)
    return (
      <Message icon="error" role="alert">
        <p className="error-text">{alarm}</p>
      </Message>
    )
  return run.steps.some(({ state }) => state.status === 'proposed') ? (
    <Message icon="info">
      <p>Proposed to your Safe. It runs once enough owners have signed.</p>
    </Message>
  ) : (
    <Message icon="check">
      <p>
        Confirmed.
        {staked.length > 0 && (
          <>
            {' '}
            You staked <AmountsText amounts={staked} price={price} />.
          </>
        )}
        {received.length > 0 && (
          <>
            {' '}
            You received <AmountsText amounts={received} price={price} />.
          </>
        )}
      </p>
    </Message>
  )
}

type AmountsTextProps = Pick<SendingPageProps, 'price'> & { amounts: readonly Amount[] }

/** “292,105 LOVE ($2,921) and 0.5 ETH ($1,480)”, every digit for whoever points at it. */
function AmountsText({ amounts, price }: AmountsTextProps) {
  return amounts.map((amount, index) => (
    <Fragment key={amount.token.symbol}>
      {index > 0 && ' and '}
      <strong title={`${exactAmount(amount)} ${amount.token.symbol}`}>{spokenAmount(amount)}</strong>
      {dollarsBeside(amount, price(amount.token))}
    </Fragment>
  ))
}

/** What closing means now: it never takes back what the wallet was asked. */
function closeWords({ run }: Extract<Sending, { phase: 'working' }>): string {
  const isMore = run.steps.some(({ state }) => state.status === 'later')
  const cancelling = isAsking(run) ? 'If your wallet does not respond, choose Cancel. ' : ''
  return isMore
    ? `${cancelling}You can close this window. Remaining steps stay in Activity.`
    : `${cancelling}You can close this window and follow the transaction in Activity.`
}
