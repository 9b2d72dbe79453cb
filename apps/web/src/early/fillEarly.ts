import { usdPrices } from '@love/protocol/prices/usdPrices'
import { isAwake } from '../boot/awake.ts'
import { isSealed } from '../boot/isSealed.ts'
import { dataAge, dataAgeText, isStale } from '../chain/dataAge.ts'
import { askHistoryEarly, type HistoryQuery } from '../chain/market/history.ts'
import { parsePriceReply } from '../chain/price/priceReply.ts'
import { priceText } from '../chain/price/priceText.ts'
import { createMoney } from '../chain/prices/createMoney.ts'
import { pageClock } from '../chain/serverClock.ts'
import { type PublicReading, readingOf } from '../chain/snapshot/publicReading.ts'
import { type SnapshotBody, snapshotStore } from '../chain/snapshot/snapshotStore.ts'
import { preferencesKey } from '../preferences/appearance.ts'
import { preferencesOf } from '../preferences/preferencesOf.ts'
import { readStored } from '../storage/storage.ts'
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
  // What a changed document loads is not vouched for.
  if (isAwake() || !isSealed(window, (name) => import.meta.resolve(name))) return
  const [, program = '', name = ''] = location.pathname.split('/')
  const historyOf = histories[program]
  if (!historyOf) return
  const history = historyOf(name)
  if (history) askHistoryEarly(history)
  const { readsItself, currency } = preferencesOf(parse(readStored(preferencesKey)))
  // A search shows other rows, and their totals.
  if (readsItself || location.search) return
  await snapshotStore.look()
  const snapshot = snapshotStore.get()
  const reading = readingOf(snapshot)
  if (!snapshot.body || !reading || isAwake()) return
  const money = createMoney(currency, usdPrices(reading.chain.pairs))
  fillFigures(document.documentElement, [...textsOf(reading, money), ...commonTexts(reading, snapshot.body)])
}

/** What every page has. */
function commonTexts({ chain }: PublicReading, { price }: SnapshotBody) {
  const reply = parsePriceReply(price)
  const age = dataAge(chain, pageClock.now())
  return [
    ['age', dataAgeText(age)],
    // After what a window says it has.
    ['state', isStale(age) ? ', old figures' : ''],
    ['tray', reply && priceText({ status: 'known', reply }).text],
  ] as const
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
