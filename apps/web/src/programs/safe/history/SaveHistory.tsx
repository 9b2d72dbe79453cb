import { Button } from '@love/ui98/Button'
import { lazy, useState } from 'react'
import { saveFile } from '../../../browser/saveFile.ts'
import { LateWindow } from '../../../wallet/LateWindow.tsx'
import { useWho } from '../known/useWho.ts'
import type { SafePageProps } from '../workspace/pageProps.ts'
import { historyFile } from './historyFile.ts'
import type { HistoryRow } from './historyRows.ts'

const PeriodWindow = /*#__PURE__*/ lazy(() =>
  import('./PeriodWindow.tsx').then(({ PeriodWindow }) => ({ default: PeriodWindow })),
)

type SaveHistoryProps = Pick<SafePageProps, 'safe' | 'info'> & {
  /** What is shown now. */
  rows: readonly HistoryRow[]
}

/** What is shown as a file, or everything of a period. */
export function SaveHistory({ safe, info, rows }: SaveHistoryProps) {
  const { nameOf } = useWho()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  function save() {
    if (rows.length > 0) saveFile(historyFile({ safe, rows, nameOf, nowMs: Date.now() }))
  }

  return (
    <div className="button-row">
      <Button icon="floppy" aria-disabled={rows.length === 0} onClick={save}>
        Save this list as CSV
      </Button>
      <Button icon="floppy" onClick={() => setOpen(true)}>
        Save a period as CSV…
      </Button>
      {isOpen && (
        <LateWindow title="Save history as CSV" icon="floppy" onClose={close}>
          <PeriodWindow safe={safe} info={info} onClose={close} />
        </LateWindow>
      )}
    </div>
  )
}
