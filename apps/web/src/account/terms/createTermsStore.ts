import { type Address, getAddress, type Hex, isAddress, isHash } from 'viem'
import type { BrowserStorage } from '../../storage/storage.ts'
import { readText } from '../../storage/stored.ts'

/** What a person agreed to, as whom and when (ISO 8601). */
export type StoredReceipt = { readonly hash: Hex; readonly address: Address; readonly time: string }

export type TermsStore = {
  /** The specified value: an absent one, and one for another text, reads as `'false'`. */
  readonly read: (address: string | undefined) => 'true' | 'false'
  /** Stores nothing without an address. */
  readonly agree: (address: string | undefined, time: Date) => void
  /** Of today's text only. */
  readonly receipt: (address: string | undefined) => StoredReceipt | undefined
}

export const agreementKey = (address: Address) => `${address}-terms-agreement`
export const receiptKey = (address: Address) => `${address}-terms-receipt`

/** Agreement is per address and lives only in the browser. `hash` is the sha-256 of today's text. */
export function createTermsStore(
  { readStored, writeStored }: Pick<BrowserStorage, 'readStored' | 'writeStored'>,
  hash: Hex,
): TermsStore {
  function receipt(address: string | undefined): StoredReceipt | undefined {
    const owner = checksummed(address)
    const stored = owner && readText(readStored(receiptKey(owner)), receiptOf)
    return stored?.address === owner && stored?.hash === hash ? stored : undefined
  }

  return {
    receipt,
    read(address) {
      const owner = checksummed(address)
      if (!owner || readStored(agreementKey(owner)) !== 'true') return 'false'
      // An agreement without a receipt is as good as the specification makes it; one with another receipt is not.
      return readStored(receiptKey(owner)) === null || receipt(owner) ? 'true' : 'false'
    },
    agree(address, time) {
      const owner = checksummed(address)
      if (!owner) return
      const proof: StoredReceipt = { hash, address: owner, time: time.toISOString() }
      // The receipt first: another tab that looks in between must not see the new value beside an old receipt.
      writeStored(receiptKey(owner), JSON.stringify(proof))
      writeStored(agreementKey(owner), 'true')
    },
  }
}

function checksummed(address: string | undefined): Address | undefined {
  return address && isAddress(address, { strict: false }) ? getAddress(address) : undefined
}

/** By hand: who connects a wallet needs no schema else. */
function receiptOf(value: unknown): StoredReceipt | undefined {
  const { hash, address, time }: Partial<Record<string, unknown>> = Object(value)
  if (typeof hash !== 'string' || !isHash(hash) || typeof address !== 'string' || !isAddress(address))
    return undefined
  if (typeof time !== 'string' || Number.isNaN(Date.parse(time))) return undefined
  return { hash, address, time: new Date(time).toISOString() }
}
