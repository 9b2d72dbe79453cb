import { type Address, getAddress } from 'viem'
import { anyText, record } from '../../storage/schema.ts'
import type { BrowserStorage } from '../../storage/storage.ts'
import { readText } from '../../storage/stored.ts'

/** The last proof of an address; both are empty when there is none. */
type SignatureRecord = { readonly sig: string; readonly msg: string }

export type SignatureRecords = {
  readonly read: (address: Address) => SignatureRecord
  readonly write: (address: Address, record: SignatureRecord) => void
  readonly remove: (address: Address) => void
}

const proof = record({ sig: anyText, msg: anyText })

export function createSignatureRecords(storage: BrowserStorage): SignatureRecords {
  const keyOf = (address: Address) => `${getAddress(address)}-signature`
  return {
    read: (address) => readText(storage.readStored(keyOf(address)), proof) ?? { sig: '', msg: '' },
    write: (address, { sig, msg }) => storage.writeStored(keyOf(address), JSON.stringify({ sig, msg })),
    remove: (address) => storage.removeStored(keyOf(address)),
  }
}
