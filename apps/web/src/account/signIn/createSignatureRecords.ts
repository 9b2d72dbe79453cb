import { type Address, getAddress } from 'viem'
import type { Stored } from '../../storage/createStored.ts'
import { fieldsOf } from '../../storage/storedFields.ts'

/** The last proof of an address; both are empty when there is none. */
type SignatureRecord = { readonly sig: string; readonly msg: string }

export type SignatureRecords = {
  readonly read: (address: Address) => SignatureRecord
  readonly write: (address: Address, record: SignatureRecord) => void
  readonly remove: (address: Address) => void
}

export function createSignatureRecords(
  stored: Pick<Stored, 'readStored' | 'writeStored' | 'removeStored'>,
): SignatureRecords {
  const keyOf = (address: Address) => `${getAddress(address)}-signature`
  return {
    read: (address) => parseRecord(stored.readStored(keyOf(address))),
    write: (address, { sig, msg }) => stored.writeStored(keyOf(address), JSON.stringify({ sig, msg })),
    remove: (address) => stored.removeStored(keyOf(address)),
  }
}

function parseRecord(text: string | null): SignatureRecord {
  try {
    const { sig, msg } = fieldsOf(JSON.parse(text ?? ''))
    if (typeof sig === 'string' && typeof msg === 'string') return { sig, msg }
  } catch {
    // What is damaged is as good as absent.
  }
  return { sig: '', msg: '' }
}
