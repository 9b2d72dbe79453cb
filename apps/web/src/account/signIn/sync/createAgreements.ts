import type { Address } from 'viem'
import { anyText, count, record, type Schema, wholeListOf } from '../../../storage/schema.ts'
import type { BrowserStorage } from '../../../storage/storage.ts'
import { readText } from '../../../storage/stored.ts'
import type { Entries } from './mergeEdits.ts'
import type { SyncedDocument } from './syncedDocument.ts'

/** What this browser and an account last agreed on. */
type Agreement = { readonly version: number; readonly entries: Entries }

export type Agreements = {
  readonly read: (name: SyncedDocument['name']) => Agreement | undefined
  readonly write: (name: SyncedDocument['name'], agreement: Agreement) => void
}

const pair: Schema<readonly [string, string]> = (value) => {
  const [name, entry, ...more] = wholeListOf(anyText)(value) ?? []
  return name !== undefined && entry !== undefined && more.length === 0 ? [name, entry] : undefined
}

/** What is damaged is as good as absent: then nothing counts as removed. */
const agreement = record({ version: count, entries: wholeListOf(pair) })

/** Without them, what was removed on one device would come back from every other. */
export function createAgreements(
  storage: BrowserStorage,
  { address, chainId }: { readonly address: Address; readonly chainId: number },
): Agreements {
  const keyOf = (name: string) => `${address}-${chainId}-synced-${name}`
  return {
    read(name) {
      const known = readText(storage.readStored(keyOf(name)), agreement)
      return known && { version: known.version, entries: new Map(known.entries) }
    },
    write: (name, { version, entries }) =>
      storage.writeStored(keyOf(name), JSON.stringify({ version, entries: [...entries] })),
  }
}
