import { Icon, type IconName } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { Transfer } from '@love/ui98/Transfer'
import { comparisonText } from '../../activity/comparisonText.ts'
import { progressOf } from '../../activity/progressOf.ts'
import { TransactionHash } from '../../activity/TransactionHash.tsx'
import { transactionWords } from '../../activity/transactionWords.ts'
import { useConfirmations } from '../../activity/useConfirmations.ts'
import { useTransactions } from '../../activity/useTransactions.ts'
import { network } from '../../chain/network.ts'
import type { Run, Step, StepState } from '../sending/run.ts'

/** Every step with its state; the one that is on its way as the file-copy box. */
export function StepList({ run }: { run: Run }) {
  const { account, chainId } = run.intent
  const isPending = run.steps.some(({ state }) => state.status === 'pending')
  return (
    <>
      {isPending && <Transfer from="wallet" to="network" />}
      <ol className="review-steps">
        {run.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same call may stand there twice; their order is what they are
          <li key={index} data-state={step.state.status}>
            <StepRow step={step} owner={{ account, chainId }} />
          </li>
        ))}
      </ol>
      <Notes run={run} />
    </>
  )
}

/** What could not be compared, and what cost more than expected; once, however many steps one transaction did. */
function Notes({ run }: { run: Run }) {
  const { account, chainId } = run.intent
  const done = run.steps.flatMap(({ state }) => (state.status === 'done' ? [state.hash] : []))
  const sent = useTransactions(account, chainId).filter(({ hash }) => done.includes(hash))
  return [...new Set(sent.flatMap(comparisonText))].map((text) => (
    <p key={text} className="muted-text">
      {text}
    </p>
  ))
}

function StepRow({
  step: { call, state },
  owner,
}: {
  step: Step
  owner: { account: `0x${string}`; chainId: number }
}) {
  const { icon, text } = stepWords(state)
  const hash = 'hash' in state ? state.hash : undefined
  const transaction = useTransactions(owner.account, owner.chainId).find((known) => known.hash === hash)
  const confirmations = useConfirmations()
  const words = transaction && transactionWords(transaction, confirmations)
  return (
    <>
      <p>{state.status === 'signing' ? call.permit?.words : call.words}</p>
      {state.status === 'pending' ? (
        <ProgressBar
          label={words?.label ?? 'Waiting for your wallet to send the batch…'}
          {...(transaction
            ? progressOf(transaction, { confirmations, blockTimeMs: network.chain.blockTime })
            : {})}
        />
      ) : (
        <p className="review-state">
          <Icon name={icon} /> {state.status === 'proposed' && words ? `Proposed: ${words.label}` : text}
        </p>
      )}
      {state.status === 'pending' && words && <p className="muted-text">{words.text}</p>}
      {transaction && <TransactionHash transaction={transaction} />}
    </>
  )
}

/** The state of one step for people. */
function stepWords({ status }: StepState): { readonly icon: IconName; readonly text: string } {
  switch (status) {
    case 'later':
      return { icon: 'page', text: 'Not sent yet' }
    case 'signing':
      return { icon: 'key', text: 'Sign in your wallet' }
    case 'asking':
      return { icon: 'wallet', text: 'Confirm in your wallet' }
    case 'pending':
      return { icon: 'clock', text: 'Pending' }
    case 'proposed':
      return { icon: 'safe', text: 'Proposed: awaiting signatures' }
    case 'done':
      return { icon: 'check', text: 'Done' }
    case 'failed':
      return { icon: 'error', text: 'Failed' }
    case 'unclear':
      return { icon: 'warning', text: 'Unknown: check your wallet' }
    default:
      return status satisfies never
  }
}
