import './payments.css'
import { groupDigits } from '@love/protocol/format/formatNumber'
import { Button } from '@love/ui98/Button'
import { Checkbox } from '@love/ui98/Checkbox'
import { Dialog } from '@love/ui98/Dialog'
import { FieldFrame } from '@love/ui98/FieldFrame'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { Address } from 'viem'
import { useAddressBook } from '../../../../book/addressBook/addressBookStore.ts'
import { FileButton } from '../../../../browser/FileButton.tsx'
import { type DraftPart, mostParts } from '../../../../wallet/safe/batch/draft.ts'
import { GatewayNotice } from '../../gateway/GatewayNotice.tsx'
import type { Suggestion } from '../addressWords.ts'
import { checkPayments } from './checkPayments.ts'
import { PaymentsReport } from './PaymentsReport.tsx'
import { usePayableTokens } from './usePayableTokens.ts'

type PaymentsDialogProps = {
  safe: Address
  known: readonly Suggestion[]
  /** Calls that are in the batch already. */
  taken: number
  onAdd: (parts: readonly DraftPart[]) => void
  onClose: () => void
}

/** A list of payments, checked line by line while it is written; what is broken is mended in place. */
export function PaymentsDialog({ safe, known, taken, onAdd, onClose }: PaymentsDialogProps) {
  const book = useAddressBook()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isAware, setAware] = useState(false)
  const checkedText = useDeferredValue(text)
  const { tokens, reading, isRead } = usePayableTokens(safe, checkedText)
  const checked = useMemo(
    () => checkPayments(checkedText, { safe, book, known, tokens, room: mostParts - taken }),
    [checkedText, safe, book, known, tokens, taken],
  )
  const reasonId = useId()
  const { parts, broken, warnings } = checked
  const reason =
    text !== checkedText || (!isRead && !reading.failureReason)
      ? 'Checking…'
      : broken.length > 0
        ? `Nothing is added until ${broken.length === 1 ? 'the broken line is' : `all ${broken.length} broken lines are`} fixed.`
        : parts.length === 0
          ? 'Enter at least one payment.'
          : warnings.length > 0 && !isAware
            ? 'Confirm that you have checked the warnings.'
            : undefined

  function write(next: string) {
    setText(next)
    setProblem(undefined)
    setAware(false)
  }

  async function load(file: File) {
    const read = file.size > 1024 * 1024 ? undefined : await file.text().catch(() => undefined)
    if (read === undefined) setProblem('The file cannot be read, or is larger than 1 MB.')
    else write(read)
  }

  function goToLine(line: number) {
    const lines = text.split('\n')
    const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
    area.current?.focus()
    area.current?.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0))
    const height = (area.current?.scrollHeight ?? 0) / Math.max(1, lines.length)
    area.current?.scrollTo({ top: height * Math.max(0, line - 3) })
  }

  return (
    <Dialog
      title="Fill from CSV"
      icon="page"
      className="payments-window"
      onClose={onClose}
      buttons={
        <>
          <Button
            primary
            aria-disabled={reason !== undefined}
            aria-describedby={reason ? reasonId : undefined}
            onClick={reason ? undefined : () => onAdd(parts)}
          >
            {parts.length > 0 && broken.length === 0
              ? `Add ${groupDigits(parts.length)} ${parts.length === 1 ? 'payment' : 'payments'}`
              : 'Add payments'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <div className="stack">
        <GatewayNotice reading={reading} />
        <FieldFrame
          label="Payments, one per line"
          hint="Recipient (address or name), amount, token (symbol or address; empty for ETH), note. Separate with commas, semicolons or tabs; a header line is optional."
          error={problem}
        >
          {(control) => (
            <textarea
              {...control}
              ref={area}
              className="input payments-text"
              rows={8}
              wrap="off"
              spellCheck={false}
              autoComplete="off"
              placeholder={'Ann, 1.5, ETH, May rent\n0x3C44…, 250, LOVE'}
              value={text}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </FieldFrame>
        <div className="button-row">
          <FileButton
            label="CSV file with payments"
            accept=".csv,.tsv,.txt,text/csv"
            onFiles={([file]) => file && void load(file)}
          >
            Load CSV file…
          </FileButton>
        </div>
        <PaymentsReport checked={checked} onLine={goToLine} />
        {broken.length === 0 && warnings.length > 0 && (
          <Checkbox label="I have checked the lines with warnings" checked={isAware} onChange={setAware} />
        )}
        <p id={reasonId} role="status" className="payments-reason">
          {text === '' ? '' : reason}
        </p>
      </div>
    </Dialog>
  )
}
