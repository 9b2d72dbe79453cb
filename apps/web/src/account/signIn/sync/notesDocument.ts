import type { NoteStore } from '../../../book/notes/createNoteStore.ts'
import { parseNotes } from '../../../book/notes/parseNotes.ts'
import { fieldsOf } from '../../../storage/storedFields.ts'
import type { SyncedDocument } from './syncedDocument.ts'

/** Notes by safeTxHash. */
export function notesDocument(store: NoteStore, isKept: () => boolean): SyncedDocument {
  return {
    name: 'notes',
    isKept,
    subscribe: store.subscribe,
    read: store.get,
    write: (entries) => store.update(() => parseNotes(JSON.stringify(Object.fromEntries(entries)))),
    toValue: (entries) => ({ notes: [...entries].map(([safeTxHash, text]) => ({ safeTxHash, text })) }),
    fromValue(value) {
      const { notes } = fieldsOf(value)
      const pairs = (Array.isArray(notes) ? notes : []).map((note) => {
        const { safeTxHash, text } = fieldsOf(note)
        return [String(safeTxHash), text]
      })
      return parseNotes(JSON.stringify(Object.fromEntries(pairs)))
    },
  }
}
