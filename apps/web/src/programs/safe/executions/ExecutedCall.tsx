import { cleanText } from '@love/protocol/format/cleanText'
import { simulationWords } from '@love/safe/simulation/simulationWords'
import { CopyButton } from '@love/ui98/CopyButton'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { useMemo } from 'react'
import { AddressText } from '../../../chain/AddressText.tsx'
import { type Fact, ReviewFactList } from '../../../review/parts/ReviewFactList.tsx'
import type { ExecutionProps } from '../../../wallet/safe/executionView.ts'
import { CallTree } from '../calls/CallTree.tsx'
import { useWho } from '../known/useWho.ts'
import { dangersOf } from '../review/dangersOf.ts'
import { ChangeList } from '../simulation/ChangeList.tsx'
import { executionIn, type SafeExecution } from './executionIn.ts'
import { type ExecutionReading, useExecution } from './useExecution.ts'

/** What a call makes a Safe do, read from the very bytes that the wallet gets. */
export function ExecutedCall({ calls, call }: ExecutionProps) {
  const execution = useMemo(() => executionIn(call), [call])
  const reading = useExecution(calls, call)
  const { facts, problem } = reading
  return (
    <>
      <p className="review-contract">
        <span>{facts ? `Safe ${facts.version}` : 'Possibly a Safe'}</span>
        <AddressText address={call.to} of="the Safe" what="Address" full />
      </p>
      {problem !== undefined && (
        <p className="error-text" role="alert">
          {problem}
        </p>
      )}
      {execution ? (
        <div className="stack">
          <Dangers execution={execution} />
          <Checked reading={reading} />
          <div>
            <CallTree safe={call.to} tx={execution.fields} />
          </div>
        </div>
      ) : (
        <p className="error-text">The Safe transaction inside could not be decoded. Do not send it.</p>
      )}
    </>
  )
}

/** What no list of calls shows. */
function Dangers({ execution: { fields } }: { execution: SafeExecution }) {
  const { refund, isHiding } = useMemo(() => dangersOf({ ...fields, nonce: 0n }), [fields])
  return (
    <>
      {refund.map((line) => (
        <p key={line} className="error-text">
          The Safe pays a gas refund. {line}
        </p>
      ))}
      {isHiding && (
        <p className="error-text">
          It contains a batch that cannot be fully decoded and may hide anything. It cannot be sent from here.
        </p>
      )}
    </>
  )
}

function Checked({ reading }: { reading: ExecutionReading }) {
  const { who } = useWho()
  const { facts, problem, placed } = reading
  if (problem !== undefined) return null
  if (!facts || !placed) return <ProgressBar label="Checking signatures…" />
  if (placed === 'refused')
    return (
      <p className="error-text" role="alert">
        Not enough valid signatures for nonce {String(facts.nonce)} or the next ones: this transaction would
        fail.
      </p>
    )
  const { tx, safeTxHash, signers } = placed
  const rows: readonly Fact[] = [
    { label: 'Nonce', value: String(tx.nonce) },
    {
      label: 'safeTxHash',
      value: (
        <>
          <code>{safeTxHash}</code>{' '}
          <CopyButton text={safeTxHash} label={`Copy safeTxHash of nonce ${tx.nonce}`} />
        </>
      ),
    },
    { label: 'Signed by', value: signers.map(who).join(', ') },
    { label: 'Balance changes', value: <Changes reading={reading} /> },
  ]
  return <ReviewFactList facts={rows} />
}

function Changes({ reading: { reply, step } }: { reading: ExecutionReading }) {
  if (!reply) return <ProgressBar label="Simulating…" />
  if (reply.status === 'unavailable') return `Simulation unavailable. ${cleanText(reply.reason, 200)}`
  if (step?.status === 'success') return <ChangeList step={step} />
  return <span className="error-text">{step ? simulationWords(step) : 'Not simulated.'}</span>
}
