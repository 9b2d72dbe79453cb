import type { IntentCall } from '@love/protocol/intents/intent'
import { decodeFunction } from '@love/safe/decode/decodeData'
import { Button } from '@love/ui98/Button'
import { contractBook } from '../known/contractBook.ts'
import { momentWords } from '../words/timeWords.ts'
import type { PlannedPart } from './planDraft.ts'

type BatchRowProps = {
  part: PlannedPart
  /** Counted from 1. */
  place: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One call of a batch, with its place in it. At the end of its way a button stays in focus, and does nothing. */
export function BatchRow({ part, place, count, onMove, onRemove }: BatchRowProps) {
  return (
    <li value={place}>
      <PartWords part={part} />
      <span className="button-row">
        <Button
          compact
          aria-disabled={place === 1}
          aria-label={`Move call ${place} up`}
          onClick={place === 1 ? undefined : () => onMove(-1)}
        >
          Up
        </Button>
        <Button
          compact
          aria-disabled={place === count}
          aria-label={`Move call ${place} down`}
          onClick={place === count ? undefined : () => onMove(1)}
        >
          Down
        </Button>
        <Button compact aria-label={`Remove call ${place}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
    </li>
  )
}

function PartWords({ part }: { part: PlannedPart }) {
  if (!('call' in part))
    return (
      <span className="safe-batch-words error-text">
        {part.words}: {part.problem}
      </span>
    )
  const expiry = expiryWords(part.call)
  return (
    <span className="safe-batch-words">
      {part.call.words}
      {expiry && <span className="muted-text safe-line">{expiry}</span>}
      {part.note && <span className="muted-text safe-line">{part.note}</span>}
    </span>
  )
}

/** Swaps and liquidity are refused by the router after their time. */
function expiryWords(call: IntentCall): string | undefined {
  const found = decodeFunction(contractBook(), call)
  const at = found?.item.inputs.findIndex(({ name }) => name === 'deadline') ?? -1
  const deadline = found?.args[at]
  return typeof deadline === 'bigint' && deadline < 10n ** 12n
    ? `Must be executed by ${momentWords(Number(deadline) * 1_000)}.`
    : undefined
}
