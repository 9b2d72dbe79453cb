import type { Hash } from 'viem'
import { config } from '../../config.ts'
import { stored } from '../../storage/stored.ts'
import { useStore } from '../../storage/useStore.ts'
import { notesOf, stringifyNotes, withNote } from './notes.ts'

export const noteKey = `love.safe-notes.${config.network}`

export const noteStore = stored(noteKey, notesOf, { write: stringifyNotes })

export function writeNote(safeTxHash: Hash, text: string): void {
  noteStore.update((notes) => withNote(notes, safeTxHash, text))
}

/** Answers with what somebody wrote here about a transaction of a Safe. */
export function useNotes(): (safeTxHash: Hash) => string | undefined {
  const notes = useStore(noteStore)
  return (safeTxHash) => notes.get(safeTxHash.toLowerCase())
}
