import { Button } from '@love/ui98/Button'
import { useRef, useState } from 'react'
import type { Address } from 'viem'
import { useAddressBook } from '../../../session/safe/addressBook/addressBookStore.ts'
import { gatewayErrorText } from '../../../session/safe/gateway/gatewayErrorText.ts'
import { readWholeHistory } from '../../../session/safe/gateway/readWholeHistory.ts'
import { safeGateway } from '../../../session/safe/gateway/safeGateway.ts'
import { useWho } from '../../../session/safe/known/useWho.ts'
import { saveFile } from '../../../session/saveFile.ts'
import { historyFile } from './historyFile.ts'
import { type HistoryRow, historyRows } from './historyRows.ts'

type SaveHistoryProps = {
  safe: Address
  /** What is shown now. */
  rows: readonly HistoryRow[]
  /** Whether a row belongs into the file of everything. */
  isWanted: (row: HistoryRow) => boolean
  hasMore: boolean
}

/** What is shown as a file, or all that ever happened and fits. */
export function SaveHistory({ safe, rows, isWanted, hasMore }: SaveHistoryProps) {
  const { nameOf } = useWho()
  const book = useAddressBook()
  const [count, setCount] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const stop = useRef<AbortController>(undefined)

  function save(wanted: readonly HistoryRow[]) {
    saveFile(historyFile({ safe, rows: wanted, nameOf, nowMs: Date.now() }))
  }

  async function saveAll() {
    const controller = new AbortController()
    stop.current = controller
    setCount(0)
    setProblem(undefined)
    try {
      const { signal } = controller
      const items = await readWholeHistory(safeGateway(), { safe, signal, onRead: setCount })
      const addresses = book.map(({ address }) => address)
      save(historyRows(items, addresses).filter(isWanted))
    } catch (error) {
      if (!controller.signal.aborted) setProblem(gatewayErrorText(error))
    }
    setCount(undefined)
  }

  return (
    <div className="button-row">
      <Button icon="floppy" aria-disabled={rows.length === 0} onClick={() => rows.length > 0 && save(rows)}>
        Save what is shown as CSV
      </Button>
      {hasMore && (
        <Button
          icon="floppy"
          busy={count === undefined ? undefined : `Reading… ${count}`}
          onClick={() => void saveAll()}
        >
          Save all as CSV
        </Button>
      )}
      {count !== undefined && <Button onClick={() => stop.current?.abort()}>Stop</Button>}
      {problem && (
        <p role="alert" className="error-text">
          The file was not made: {problem}
        </p>
      )}
    </div>
  )
}
