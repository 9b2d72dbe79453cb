import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import type { Gateway } from '@love/safe/api/client/endpointCall'
import { getTransactionHistory } from '@love/safe/api/endpoints/history'
import type { TransactionListPage } from '@love/safe/api/replies/transactions'
import { Button } from '@love/ui98/Button'
import { useRef, useState } from 'react'
import type { Address } from 'viem'
import { useAddressBook } from '../../../book/addressBook/addressBookStore.ts'
import { saveFile } from '../../../browser/saveFile.ts'
import { network } from '../../../chain/network.ts'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { useWho } from '../known/useWho.ts'
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
        Save this list as CSV
      </Button>
      {hasMore && (
        <Button
          icon="floppy"
          busy={count === undefined ? undefined : `Loading… ${count}`}
          onClick={() => void saveAll()}
        >
          Save all as CSV
        </Button>
      )}
      {count !== undefined && <Button onClick={() => stop.current?.abort()}>Stop</Button>}
      {problem && (
        <p role="alert" className="error-text">
          Could not create the file: {problem}
        </p>
      )}
    </div>
  )
}

type WholeHistoryParameters = {
  readonly safe: Address
  readonly signal: AbortSignal
  /** Told after every page how many there are so far. */
  readonly onRead: (count: number) => void
}

const pageSize = 100

/** A gateway could link in a ring. */
const mostPages = 1_000

/** Every page of what happened, one after the other. */
async function readWholeHistory(
  gateway: Gateway,
  { safe, signal, onRead }: WholeHistoryParameters,
): Promise<TransactionListPage['results']> {
  const found: TransactionListPage['results'] = []
  let next: string | undefined
  for (let page = 0; page < mostPages; page++) {
    const read: TransactionListPage = await callEndpoint(
      gateway,
      getTransactionHistory,
      next === undefined
        ? {
            parameters: { chainId: network.chain.id, safe_address: safe },
            query: { trusted: false, imitation: true, limit: pageSize },
            signal,
          }
        : { pageUrl: next, signal },
    )
    found.push(...read.results)
    onRead(found.length)
    next = read.next
    if (next === undefined) return found
  }
  return found
}
