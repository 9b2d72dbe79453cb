import type { AddressBook } from './addressBook.ts'
import type { ReadToken } from './tokenFacts.ts'

/** What describing a call needs to know. */
export type DescribeDeps = {
  readonly book: AddressBook
  readonly readToken: ReadToken
  /** What may be run as the Safe itself, by the operator's word. */
  readonly delegateTargets: readonly string[]
}
