import type { SafeInfo } from '@love/safe/api/replies/safes'
import { Button } from '@love/ui98/Button'
import { GroupBox } from '@love/ui98/GroupBox'
import { useMemo, useRef, useState } from 'react'
import type { Address } from 'viem'
import { PricedTotals } from '../calls/TransferTotals.tsx'
import { transfersAmong, transferTotals } from '../calls/transfers.ts'
import { ActButton } from '../workspace/ActButton.tsx'
import type { Acting } from '../workspace/useActing.ts'
import { BatchFiles } from './BatchFiles.tsx'
import { BatchRow } from './BatchRow.tsx'
import { planDraft } from './planDraft.ts'
import { useDraft } from './useDraft.ts'
import { type Proposing, useProposing } from './useProposing.ts'
import { useSafeSettings } from './useSafeSettings.ts'

type BatchBoxProps = {
  safe: Address
  info: Pick<SafeInfo, 'owners'>
  acting: Acting
  more: Pick<Proposing, 'nonce' | 'note' | 'privateNote'>
}

/** From so many calls on a list is folded, and its payments are added up. */
const longList = 20
const firstShown = 8

/** What becomes one proposal: all of it happens, or nothing. */
export function BatchBox({ safe, info, acting, more }: BatchBoxProps) {
  const { draft, remove, move, clear } = useDraft(safe)
  const propose = useProposing(safe)
  const [isOpen, setOpen] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const settings = useSafeSettings(safe, { isOn: draft.some(({ kind }) => kind === 'change') })
  const { parts } = useMemo(() => planDraft(settings, draft), [settings, draft])
  const calls = parts.flatMap((part) =>
    'call' in part ? [part.note ? { ...part.call, words: `Note: ${part.note}` } : part.call] : [],
  )
  const isWhole = calls.length === parts.length
  const isLong = parts.length > longList
  const only = parts.length === 1 && parts[0] && 'call' in parts[0] ? parts[0].call.words : undefined
  const title = only ?? `Batch of ${calls.length} calls`
  const problemId = `${acting.noticeId}batch`
  const reasonId = acting.obstacle ? acting.noticeId : isWhole ? undefined : problemId
  const totals = useMemo(
    () =>
      isLong
        ? transferTotals(transfersAmong(parts.flatMap((part) => ('call' in part ? part.call : []))))
        : [],
    [isLong, parts],
  )

  async function review() {
    if (await propose({ title, calls, ...more })) empty()
  }

  /** Its buttons go with the last call: the focus stays here. */
  function empty() {
    words.current?.focus()
    clear()
  }

  function removeAt(index: number, id: number) {
    const { children = [] } = list.current ?? {}
    const beside = children[index + 1] ?? children[index - 1]
    const next = beside?.querySelector<HTMLElement>('button:last-of-type') ?? words.current
    next?.focus()
    remove(id)
  }

  return (
    <GroupBox legend="Batch">
      <BatchFiles safe={safe} info={info} calls={isWhole ? calls : undefined}>
        <p ref={words} tabIndex={-1}>
          {parts.length === 0
            ? 'Collect several calls into one transaction: add them with the form above, open or drop a batch file, or fill the batch from a list of payments.'
            : 'Runs in this order, all or nothing.'}
        </p>
        {totals.length > 0 && <PricedTotals totals={totals} />}
        {parts.length > 0 && (
          <ol ref={list} className="safe-batch">
            {parts.map((part, index) =>
              isLong && !isOpen && index >= firstShown && 'call' in part ? null : (
                <BatchRow
                  key={part.id}
                  part={part}
                  place={index + 1}
                  count={parts.length}
                  onMove={(by) => move(part.id, by)}
                  onRemove={() => removeAt(index, part.id)}
                />
              ),
            )}
          </ol>
        )}
        {isLong && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? `Show only the first ${firstShown} calls` : `Show all ${parts.length} calls`}
          </Button>
        )}
        <div className="button-row safe-batch-buttons">
          {parts.length > 0 && (
            <>
              <ActButton primary icon="key" reasonId={reasonId} onAct={() => void review()}>
                {`Review batch (${parts.length})…`}
              </ActButton>
              <Button icon="recycle-bin" onClick={empty}>
                Clear batch
              </Button>
            </>
          )}
        </div>
      </BatchFiles>
      {!isWhole && (
        <p id={problemId} role="status">
          Remove or move the calls shown in red.
        </p>
      )}
    </GroupBox>
  )
}
