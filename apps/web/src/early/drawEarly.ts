import type { MarketHead } from '@love/protocol/market/marketReplies'
import type { ChartData } from '../chain/charts/chartData.ts'
import { askHistoryEarly, type HistoryQuery } from '../chain/market/history.ts'
import type { PublicReading } from '../chain/snapshot/publicReading.ts'
import { drawHistory } from './drawHistory.ts'
import { earlyPage, earlyReading } from './earlyPage.ts'

/** What the chart of a page shows first. */
type EarlyChart = {
  readonly history: string
  readonly ask: () => Promise<EarlyHistory>
}

type EarlyHistory = { readonly head: MarketHead; readonly dataOf: (reading: PublicReading) => ChartData }

/** By program; undefined for a place without a chart. */
type EarlyCharts = Readonly<Record<string, (name: string) => EarlyChart | undefined>>

export function earlyChart<Reply extends MarketHead>(
  query: HistoryQuery<Reply>,
  dataOf: (reply: Reply, reading: PublicReading) => ChartData,
): EarlyChart {
  return {
    history: query.name,
    async ask() {
      const reply = await askHistoryEarly(query)
      return { head: reply, dataOf: (reading) => dataOf(reply, reading) }
    },
  }
}

/** The same for the chart of a page as `fillEarly` does for its figures. Pages of other programs have got its file for its code alone. */
export async function drawEarly(charts: EarlyCharts): Promise<void> {
  const page = earlyPage()
  const chart = page && charts[page.program]?.(page.name)
  if (!chart) return
  // React takes the same answer, and says what is wrong with it.
  const asked = chart.ask().catch(() => undefined)
  const early = await earlyReading()
  const answer = early && (await asked)
  const place = document.querySelector<HTMLElement>(`[data-history="${chart.history}"]`)
  if (answer && place) drawHistory(place, answer.head, answer.dataOf(early.reading))
}
