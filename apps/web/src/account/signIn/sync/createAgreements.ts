import type { Address } from 'viem'
import type { Stored } from '../../../storage/createStored.ts'
import { fieldsOf, isCount } from '../../../storage/storedFields.ts'
import type { Entries } from './mergeEdits.ts'
import type { SyncedDocument } from './syncedDocument.ts'

/** What this browser and an account last agreed on. */
type Agreement = { readonly version: number; readonly entries: Entries }

export type Agreements = {
  readonly read: (name: SyncedDocument['name']) => Agreement | undefined
  readonly write: (name: SyncedDocument['name'], agreement: Agreement) => void
}

/** Without them, what was removed on one device would come back from every other. */
export function createAgreements(
  stored: Pick<Stored, 'readStored' | 'writeStored'>,
  { address, chainId }: { readonly address: Address; readonly chainId: number },
): Agreements {
  const keyOf = (name: string) => `${address}-${chainId}-synced-${name}`
  return {
    read: (name) => parseAgreement(stored.readStored(keyOf(name))),
    write: (name, { version, entries }) =>
      stored.writeStored(keyOf(name), JSON.stringify({ version, entries: [...entries] })),
  }
}

function parseAgreement(text: string | null): Agreement | undefined {
  try {
    const { version, entries } = fieldsOf(JSON.parse(text ?? ''))
    if (isCount(version) && Array.isArray(entries) && entries.every(isPair))
      return { version, entries: new Map(entries) }
  } catch {
    // What is damaged is as good as absent: then nothing counts as removed.
  }
  return undefined
}

function isPair(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}
