import { groupDigits } from '@love/protocol/format/formatNumber'
import { useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import { useAddressBook } from '../../../book/addressBook/addressBookStore.ts'
import { saveFile } from '../../../browser/saveFile.ts'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { useWho } from '../known/useWho.ts'
import { momentWords } from '../words/timeWords.ts'
import { historyFile } from './historyFile.ts'
import { fits, parseHistoryFilter } from './historyFilter.ts'
import { type HistoryRow, historyRows } from './historyRows.ts'
import { type Period, periodName } from './period.ts'
import { type HistorySoFar, readWholeHistory } from './readWholeHistory.ts'

type SaveState =
  | { readonly phase: 'choosing' }
  /** `count`: transactions of any day so far. */
  | { readonly phase: 'loading'; readonly count: number }
  | { readonly phase: 'saved' | 'empty'; readonly words: string }
  /** `words`: what is missing. */
  | { readonly phase: 'failed'; readonly reason: string; readonly words: string; readonly count: number }

type Chosen = { readonly period: Period; readonly withSpam: boolean }

/** Loads everything, whatever the period: who imitates whom can only be told with what was before. */
export function useSavePeriod(safe: Address, { period, withSpam }: Chosen) {
  const { nameOf } = useWho()
  const book = useAddressBook()
  const [state, setState] = useState<SaveState>({ phase: 'choosing' })
  const loaded = useRef<HistorySoFar>(undefined)
  const loading = useRef<AbortController>(undefined)
  useEffect(() => () => loading.current?.abort(), [])

  function rowsOf({ items }: HistorySoFar) {
    const addresses = book.map(({ address }) => address)
    const filter = { ...parseHistoryFilter(new URLSearchParams()), ...period }
    const fitting = historyRows(items, addresses).filter((row) => fits(row, filter))
    const rows = fitting.filter(({ isSpam }) => withSpam || !isSpam)
    return { rows, spam: fitting.length - rows.length }
  }

  function write(rows: readonly HistoryRow[], label: string) {
    saveFile(historyFile({ safe, rows, nameOf, nowMs: Date.now(), label }))
  }

  async function save() {
    const controller = new AbortController()
    loading.current = controller
    const start = loaded.current?.isWhole ? undefined : loaded.current
    setState({ phase: 'loading', count: start ? transactionsIn(start).length : 0 })
    try {
      const whole = await readWholeHistory(safeGateway(), {
        safe,
        signal: controller.signal,
        start,
        onRead(soFar) {
          loaded.current = soFar
          setState({ phase: 'loading', count: transactionsIn(soFar).length })
        },
      })
      const { rows, spam } = rowsOf(whole)
      if (rows.length > 0) write(rows, periodName(period))
      setState({ phase: rows.length > 0 ? 'saved' : 'empty', words: savedWords(rows.length, spam) })
    } catch (error) {
      if (controller.signal.aborted) setState({ phase: 'choosing' })
      else setState(failedState(loaded.current, gatewayErrorText(error)))
    }
  }

  function saveIncomplete() {
    if (loaded.current) write(rowsOf(loaded.current).rows, `${periodName(period)}-incomplete`)
  }

  function stop() {
    loading.current?.abort()
    loaded.current = undefined
  }

  return { state, save, saveIncomplete, stop }
}

function transactionsIn({ items }: HistorySoFar) {
  return items.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
}

/** The newest come first: what was not loaded is older. */
function failedState(soFar: HistorySoFar | undefined, reason: string): SaveState {
  const transactions = soFar ? transactionsIn(soFar) : []
  const oldest = transactions.at(-1)?.timestamp
  const words =
    oldest === undefined
      ? 'Nothing was loaded.'
      : `${countWords(transactions.length)} were loaded; everything before ${momentWords(oldest)} is missing.`
  return { phase: 'failed', reason, words, count: transactions.length }
}

export function countWords(count: number): string {
  return `${groupDigits(count)} ${count === 1 ? 'transaction' : 'transactions'}`
}

function savedWords(count: number, spam: number): string {
  const left = spam > 0 ? ` ${groupDigits(spam)} spam left out.` : ''
  return count > 0 ? `Saved ${countWords(count)}.${left}` : `No transactions in this period.${left}`
}
