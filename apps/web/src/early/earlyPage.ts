import { usdPrices } from '@love/protocol/prices/usdPrices'
import { isAwake } from '../boot/awake.ts'
import { isSealed } from '../boot/isSealed.ts'
import { createMoney, type Money } from '../chain/prices/createMoney.ts'
import { type PublicReading, readingOf } from '../chain/snapshot/publicReading.ts'
import { type SnapshotBody, snapshotStore } from '../chain/snapshot/snapshotStore.ts'
import { preferencesKey } from '../preferences/appearance.ts'
import { preferencesOf } from '../preferences/preferencesOf.ts'
import { readStored } from '../storage/storage.ts'

/** What is asked for of whom, by the first two parts of the address. */
type EarlyPage = { readonly program: string; readonly name: string }

type EarlyReading = { readonly reading: PublicReading; readonly body: SnapshotBody; readonly money: Money }

/** Undefined where this page is not, or no longer, for a script before React. */
export function earlyPage(): EarlyPage | undefined {
  // What a changed document loads is not vouched for.
  if (isAwake() || !isSealed(window, (name) => import.meta.resolve(name))) return undefined
  const [, program = '', name = ''] = location.pathname.split('/')
  return { program, name }
}

let asked: Promise<EarlyReading | undefined> | undefined

/** What is public, for all files that run early; undefined where there is none, or where the page shows something else. */
export function earlyReading(): Promise<EarlyReading | undefined> {
  asked ??= read()
  return asked
}

async function read(): Promise<EarlyReading | undefined> {
  const { readsItself, currency } = preferencesOf(parse(readStored(preferencesKey)))
  // A search shows other rows, and their totals.
  if (readsItself || location.search) return undefined
  await snapshotStore.look()
  const snapshot = snapshotStore.get()
  const { body } = snapshot
  const reading = readingOf(snapshot)
  return body && reading && { reading, body, money: createMoney(currency, usdPrices(reading.chain.pairs)) }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
