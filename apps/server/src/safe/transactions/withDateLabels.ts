import type { TransactionListPage } from '@love/safe-api/replies/transactionListPage'
import type { TransactionSummary } from '@love/safe-api/replies/transactionSummary'
import { dayStart } from './dayStart.ts'
import { listItem } from './listItem.ts'

export type DateLabelsParameters = {
  summaries: readonly TransactionSummary[]
  timeZone?: string | undefined
  /** When the last one before this page happened: its day has its label there. */
  previous?: number | undefined
}

/** Each day once, before the first of its transactions. */
export function withDateLabels(parameters: DateLabelsParameters): TransactionListPage['results'] {
  const { summaries, timeZone, previous } = parameters
  let day = previous === undefined ? undefined : dayStart(previous, timeZone)
  return summaries.flatMap((summary) => {
    const start = dayStart(summary.timestamp, timeZone)
    if (start === day) return [listItem(summary)]
    day = start
    return [{ type: 'DATE_LABEL' as const, timestamp: start }, listItem(summary)]
  })
}
