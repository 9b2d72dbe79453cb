import type { DecodedData } from '@love/protocol/safe/decode/decodedData'
import type { DataToDecode } from '@love/protocol/safe/decode/decodeFunction'
import type { AddressBook } from './addressBook.ts'
import type { ReadToken } from './tokenFacts.ts'

/** What describing a call needs to know. */
export type DescribeDeps = {
  readonly book: AddressBook
  /** Away from the event loop where the data is long. Undefined where no ABI fits. */
  readonly decode: (data: DataToDecode) => Promise<DecodedData | undefined>
  readonly readToken: ReadToken
  /** What may be run as the Safe itself, by the operator's word. */
  readonly delegateTargets: readonly string[]
}
