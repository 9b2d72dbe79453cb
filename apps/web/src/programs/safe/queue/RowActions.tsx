import { Button } from '@love/ui98/Button'
import { MenuButton } from '@love/ui98/MenuButton'
import { type QueueReasonParameters, queueReasons } from './queueReasons.ts'
import { useQueueActions } from './useQueueActions.ts'

type RowActionsProps = QueueReasonParameters & { title: string; onOpen: () => void }

/** What comes next as a button, the rest in a menu; why something cannot be done stands behind it. */
export function RowActions({ title, onOpen, ...parameters }: RowActionsProps) {
  const { safe, tx, details, acting } = parameters
  const reasons = queueReasons(parameters)
  const actions = useQueueActions({ safe, nonce: tx.nonce, details, title })
  const named = `nonce ${tx.nonce}: ${title}`
  // What is in the way of everything stands above the table.
  const general = [acting.obstacle?.words, acting.sendObstacle?.words]
  const reasonOf = (reason: string | undefined) =>
    reason === undefined || general.includes(reason) ? '' : ` (${reason.replace(/\.$/, '')})`
  const entry = (id: 'confirm' | 'execute' | 'reject' | 'replace' | 'delete', label: string) => ({
    id,
    label: reasons[id] === undefined ? `${label}…` : `${label}${reasonOf(reasons[id])}`,
    disabled: reasons[id] !== undefined,
    onSelect: () => void actions[id](),
  })
  return (
    <>
      {!reasons.confirm && (
        <Button compact icon="key" aria-label={`Confirm ${named}`} onClick={actions.confirm}>
          Confirm
        </Button>
      )}
      {!reasons.execute && (
        <Button compact icon="printer" aria-label={`Execute ${named}`} onClick={actions.execute}>
          Execute
        </Button>
      )}
      <MenuButton
        compact
        aria-label={`More for ${named}`}
        entries={[
          { id: 'details', label: 'Details', onSelect: onOpen },
          { kind: 'separator' },
          entry('confirm', 'Confirm'),
          entry('execute', 'Execute'),
          entry('reject', 'Reject on-chain'),
          entry('replace', 'Replace'),
          entry('delete', 'Delete'),
        ]}
      >
        More
      </MenuButton>
    </>
  )
}
