import type { Store } from '../../../storage/createStore.ts'
import type { Entries } from './mergeEdits.ts'

/** Something that is kept in this browser and, while signed in, with the account too. */
export type SyncedDocument = Pick<Store<unknown>, 'subscribe'> & {
  readonly name: 'address-book' | 'notes' | 'preferences'
  /** Whether this browser has ever kept any: what was never here was not removed here. */
  readonly isKept: () => boolean
  readonly read: () => Entries
  readonly write: (entries: Entries) => void
  /** As the server has it. */
  readonly toValue: (entries: Entries) => unknown
  /** What the server says is not trusted: each bad entry is left out alone. */
  readonly fromValue: (value: unknown) => Entries
}
