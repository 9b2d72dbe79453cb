import { isAwake } from '../boot/awake.ts'
import { dataAge, dataAgeText, isStale } from '../chain/dataAge.ts'
import { askHistoryEarly, type HistoryQuery } from '../chain/market/history.ts'
import { parsePriceReply } from '../chain/price/priceReply.ts'
import { priceText } from '../chain/price/priceText.ts'
import { pageClock } from '../chain/serverClock.ts'
import type { PublicReading } from '../chain/snapshot/publicReading.ts'
import type { SnapshotBody } from '../chain/snapshot/snapshotStore.ts'
import { earlyPage, earlyReading } from './earlyPage.ts'
import { fillFigures } from './fillFigures.ts'
import type { TextsOf } from './texts.ts'

type FillEarlyParameters = {
  readonly textsOf: TextsOf
  /** By program: what the chart of a page shows first. Pages of other programs have got this file for its code alone. */
  readonly histories: Readonly<Record<string, (name: string) => HistoryQuery<unknown> | undefined>>
}

/**
 * Runs as soon as its file is there, beside the shell and without React: the figures that a page was drawn without are
 * filled in from the snapshot, by the same code that React shows them with a moment later.
 */
export async function fillEarly({ textsOf, histories }: FillEarlyParameters): Promise<void> {
  const page = earlyPage()
  const historyOf = page && histories[page.program]
  if (!historyOf) return
  const history = historyOf(page.name)
  if (history) void askHistoryEarly(history)
  const early = await earlyReading()
  if (!early || isAwake()) return
  const { reading, body, money } = early
  fillFigures(document.documentElement, [...textsOf(reading, money), ...commonTexts(reading, body)])
}

/** What every page has. */
function commonTexts({ chain }: PublicReading, { price }: SnapshotBody) {
  const reply = parsePriceReply(price)
  const age = dataAge(chain, pageClock.now())
  return [
    ['age', dataAgeText(age)],
    // After what a window says it has.
    ['state', isStale(age) ? ', out of date' : ''],
    ['tray', reply && priceText({ status: 'known', reply }).text],
  ] as const
}
