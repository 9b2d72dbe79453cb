import { groupDigits } from '@love/protocol/format/formatNumber'
import type { SafeInfo } from '@love/safe/api/replies/safes'
import { MOST_BATCH_CHARACTERS, readBatchFile } from '@love/safe/batchFile/readBatchFile'
import { Button } from '@love/ui98/Button'
import { MessageBox } from '@love/ui98/MessageBox'
import { lazy, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Address } from 'viem'
import { FileButton } from '../../../browser/FileButton.tsx'
import { FileDrop } from '../../../browser/FileDrop.tsx'
import { saveFile } from '../../../browser/saveFile.ts'
import { network } from '../../../chain/network.ts'
import { LateWindow } from '../../../wallet/LateWindow.tsx'
import { reviewLayer } from '../../../wallet/reviewLayer.ts'
import { type DraftPart, mostParts } from '../../../wallet/safe/batch/draft.ts'
import type { SafeReviewCall } from '../../../wallet/safe/review/safeReviewRequest.ts'
import { useWho } from '../known/useWho.ts'
import { batchFileParts, batchFileWarnings, savedBatch } from './batchFile.ts'
import { useDraft } from './useDraft.ts'
import { useKnownPeople } from './useKnownPeople.ts'

const PaymentsDialog = /*#__PURE__*/ lazy(() =>
  import('./payments/PaymentsDialog.tsx').then(({ PaymentsDialog }) => ({ default: PaymentsDialog })),
)

type BatchFilesProps = {
  safe: Address
  info: Pick<SafeInfo, 'owners'>
  /** Undefined while a part of the batch cannot be made. */
  calls: readonly SafeReviewCall[] | undefined
  /** The batch itself, on which a file can be dropped. */
  children: ReactNode
}

type Told = {
  readonly words: string
  readonly problems?: readonly string[]
  readonly warnings?: readonly string[]
}
type Opened = { readonly parts: readonly DraftPart[]; readonly told: Told }

/** More would only push the batch off the screen. */
const mostShown = 20

/** A batch as a file, in the format that other Safe wallets open and save. */
export function BatchFiles({ safe, info, calls, children }: BatchFilesProps) {
  const { draft, addAll, replace } = useDraft(safe)
  const { nameOf } = useWho()
  const known = useKnownPeople(info)
  const [isFilling, setFilling] = useState(false)
  const [told, setTold] = useState<Told>()
  const [asked, setAsked] = useState<Opened>()
  const canSave = calls !== undefined && calls.length > 0

  async function open(file: File) {
    const text = file.size > 4 * MOST_BATCH_CHARACTERS ? undefined : await file.text().catch(() => undefined)
    if (text === undefined) return setTold({ words: 'Not opened.', problems: ['The file cannot be read.'] })
    const read = readBatchFile(text, { chainId: network.chain.id, mostCalls: mostParts })
    if (read.status === 'refused') return setTold({ words: 'Not opened.', problems: read.problems })
    const opened: Opened = {
      parts: batchFileParts(read, { safe, nameOf }),
      told: { words: `Opened: ${countWords(read.calls.length)}.`, warnings: batchFileWarnings(read, safe) },
    }
    setTold(undefined)
    if (draft.length > 0) setAsked(opened)
    else take(opened, replace)
  }

  function take({ parts, told }: Opened, put: (parts: readonly DraftPart[]) => void) {
    put(parts)
    setTold(told)
    setAsked(undefined)
  }

  function add(opened: Opened) {
    if (draft.length + opened.parts.length <= mostParts) return take(opened, addAll)
    setAsked(undefined)
    setTold({ words: 'Not added.', problems: [`A batch has at most ${groupDigits(mostParts)} calls.`] })
  }

  function save() {
    if (!calls) return
    const name = `Batch of ${countWords(calls.length)}`
    saveFile(savedBatch({ safe, chainId: network.chain.id, name, calls, createdAt: Date.now() }))
  }

  return (
    <FileDrop onFiles={([file]) => file && void open(file)}>
      {children}
      <div className="button-row">
        <FileButton
          label="Batch file"
          accept=".json,application/json"
          onFiles={([file]) => file && void open(file)}
        >
          Open batch file…
        </FileButton>
        <Button icon="page" onClick={() => setFilling(true)}>
          Fill from CSV…
        </Button>
        {draft.length > 0 && (
          <Button icon="floppy" aria-disabled={!canSave} onClick={canSave ? save : undefined}>
            Save batch file
          </Button>
        )}
      </div>
      <ToldBox told={told} />
      {isFilling && (
        <LateWindow title="Fill from CSV" icon="page" onClose={() => setFilling(false)}>
          <PaymentsDialog
            safe={safe}
            known={known}
            taken={draft.length}
            onClose={() => setFilling(false)}
            onAdd={(parts) => {
              addAll(parts)
              setFilling(false)
              setTold({ words: `Added: ${countWords(parts.length)}.` })
            }}
          />
        </LateWindow>
      )}
      {asked &&
        createPortal(
          <MessageBox
            title="Open batch file"
            icon="question"
            onClose={() => setAsked(undefined)}
            actions={[
              { label: 'Replace', onClick: () => take(asked, replace), primary: true },
              { label: 'Add', onClick: () => add(asked) },
              { label: 'Cancel', onClick: () => setAsked(undefined) },
            ]}
          >
            <p>
              The batch already has {countWords(draft.length)}. Replace {draft.length === 1 ? 'it' : 'them'}{' '}
              with the {countWords(asked.parts.length)} of the file, or add the file’s calls at the end?
            </p>
          </MessageBox>,
          reviewLayer() ?? document.body,
        )}
    </FileDrop>
  )
}

function ToldBox({ told }: { told: Told | undefined }) {
  const { words = '', problems = [], warnings = [] } = told ?? {}
  const lines = [...problems, ...warnings]
  return (
    <div role={problems.length > 0 ? 'alert' : 'status'} className="safe-import">
      {told && <p>{words}</p>}
      {lines.length > 0 && (
        <ul className="error-text">
          {lines.slice(0, mostShown).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {lines.length > mostShown && <li>… and {lines.length - mostShown} more.</li>}
        </ul>
      )}
    </div>
  )
}

function countWords(count: number): string {
  return `${count} ${count === 1 ? 'call' : 'calls'}`
}
