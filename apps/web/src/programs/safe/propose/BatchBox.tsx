import { Button } from '@love/ui98/Button'
import { GroupBox } from '@love/ui98/GroupBox'
import type { Address } from 'viem'
import { ActButton } from '../workspace/ActButton.tsx'
import type { Acting } from '../workspace/useActing.ts'
import { type PlannedPart, planDraft } from './planDraft.ts'
import { useDraft } from './useDraft.ts'
import { type Proposing, useProposing } from './useProposing.ts'
import { useSafeSettings } from './useSafeSettings.ts'

type BatchBoxProps = {
  safe: Address
  acting: Acting
  more: Pick<Proposing, 'nonce' | 'note' | 'privateNote'>
}

/** What becomes one proposal: all of it happens, or nothing. */
export function BatchBox({ safe, acting, more }: BatchBoxProps) {
  const { draft, remove, move, clear } = useDraft(safe)
  const propose = useProposing(safe)
  const settings = useSafeSettings(safe, { isOn: draft.some(({ kind }) => kind === 'change') })
  const { parts } = planDraft(settings, draft)
  const calls = parts.flatMap((part) => ('call' in part ? [part.call] : []))
  const isWhole = calls.length === parts.length
  const title = calls.length === 1 && calls[0] ? calls[0].words : `Batch of ${calls.length} calls`
  const problemId = `${acting.noticeId}batch`
  const reasonId = acting.obstacle ? acting.noticeId : isWhole ? undefined : problemId

  async function review() {
    if (await propose({ title, calls, ...more })) clear()
  }

  if (parts.length === 0) return null
  return (
    <GroupBox legend="Batch">
      <p>Runs in this order, all or nothing.</p>
      <ol className="safe-batch">
        {parts.map((part, index) => (
          <li key={part.id}>
            <PartWords part={part} />
            <span className="button-row">
              <Button
                compact
                disabled={index === 0}
                aria-label={`Move call ${index + 1} up`}
                onClick={() => move(part.id, -1)}
              >
                Up
              </Button>
              <Button
                compact
                disabled={index === parts.length - 1}
                aria-label={`Move call ${index + 1} down`}
                onClick={() => move(part.id, 1)}
              >
                Down
              </Button>
              <Button compact aria-label={`Remove call ${index + 1}`} onClick={() => remove(part.id)}>
                Remove
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <div className="button-row">
        <ActButton primary icon="key" reasonId={reasonId} onAct={() => void review()}>
          {`Review batch (${parts.length})…`}
        </ActButton>
        <Button icon="recycle-bin" onClick={clear}>
          Clear batch
        </Button>
      </div>
      {!isWhole && (
        <p id={problemId} role="status">
          Remove or move the calls shown in red.
        </p>
      )}
    </GroupBox>
  )
}

function PartWords({ part }: { part: PlannedPart }) {
  if ('call' in part) return <span className="safe-batch-words">{part.call.words}</span>
  return (
    <span className="safe-batch-words error-text">
      {part.words}: {part.problem}
    </span>
  )
}
