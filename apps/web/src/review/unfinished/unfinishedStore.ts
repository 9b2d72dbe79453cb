import { onStoredChange, readStored, removeStored, writeStored } from '../../storage/storage.ts'
import { createUnfinishedStore } from './createUnfinishedStore.ts'

/** The one of this page. */
export const unfinishedStore = createUnfinishedStore({
  stored: { readStored, writeStored, removeStored, onStoredChange },
  now: Date.now,
})
