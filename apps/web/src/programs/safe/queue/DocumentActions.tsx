import { useId } from 'react'
import { ActButton } from '../workspace/ActButton.tsx'
import { type QueueReasonParameters, queueReasons } from './queueReasons.ts'
import { useQueueActions } from './useQueueActions.ts'

const buttons = [
  { id: 'confirm', label: 'Confirm', icon: 'key' },
  { id: 'execute', label: 'Execute', icon: 'printer' },
  { id: 'reject', label: 'Reject on-chain', icon: 'recycle-bin' },
  { id: 'replace', label: 'Replace', icon: 'page' },
  { id: 'delete', label: 'Delete', icon: 'cross' },
] as const

/** All that can be done with a proposal, and why some of it cannot. */
export function DocumentActions({ title, ...parameters }: QueueReasonParameters & { title: string }) {
  const { safe, tx, details } = parameters
  const id = useId()
  const reasons = queueReasons(parameters)
  const actions = useQueueActions({ safe, nonce: tx.nonce, details, title })
  // What is in the way of everything is said once.
  const words = [...new Set(buttons.flatMap((button) => reasons[button.id] ?? []))]
  const reasonId = (reason: string | undefined) =>
    reason === undefined ? undefined : `${id}${words.indexOf(reason)}`
  return (
    <>
      <div className="button-row">
        {buttons.map((button) => (
          <ActButton
            key={button.id}
            icon={button.icon}
            reasonId={reasonId(reasons[button.id])}
            onAct={() => void actions[button.id]()}
          >
            {`${button.label}…`}
          </ActButton>
        ))}
      </div>
      {words.length > 0 && (
        <ul className="safe-reasons muted-text">
          {words.map((reason, index) => (
            <li key={reason} id={`${id}${index}`}>
              <strong>{labelsOf(reason, reasons).join(', ')}:</strong> {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function labelsOf(reason: string, reasons: ReturnType<typeof queueReasons>): readonly string[] {
  return buttons.filter((button) => reasons[button.id] === reason).map(({ label }) => label)
}
