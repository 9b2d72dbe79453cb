import { useSyncExternalStore } from 'react'
import type { Hash } from 'viem'
import { config } from '../../config.ts'
import { onStoredChange, readStored, writeStored } from '../../storage/storage.ts'
import { createNoteStore } from './createNoteStore.ts'
import type { Notes } from './parseNotes.ts'

export const noteKey = `love.safe-notes.${config.network}`

export const noteStore = createNoteStore({
  stored: { readStored, writeStored, onStoredChange },
  key: noteKey,
})

const none: Notes = new Map()

/** Answers with what somebody wrote here about a transaction of a Safe. */
export function useNotes(): (safeTxHash: Hash) => string | undefined {
  const notes = useSyncExternalStore(noteStore.subscribe, noteStore.get, () => none)
  return (safeTxHash) => notes.get(safeTxHash.toLowerCase())
}
