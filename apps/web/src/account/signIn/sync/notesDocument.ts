import { type Notes, notesOf } from '../../../book/notes/notes.ts'
import { fieldsOf } from '../../../storage/schema.ts'
import type { StoredValue } from '../../../storage/stored.ts'
import type { SyncedDocument } from './syncedDocument.ts'

/** Notes by safeTxHash. */
export function notesDocument(store: StoredValue<Notes>, isKept: () => boolean): SyncedDocument {
  return {
    name: 'notes',
    isKept,
    subscribe: store.subscribe,
    read: store.get,
    write: (entries) => store.update(() => notesOf(Object.fromEntries(entries))),
    toValue: (entries) => ({ notes: [...entries].map(([safeTxHash, text]) => ({ safeTxHash, text })) }),
    fromValue(value) {
      const { notes } = fieldsOf(value)
      const pairs = (Array.isArray(notes) ? notes : []).map((note) => {
        const { safeTxHash, text } = fieldsOf(note)
        return [String(safeTxHash), text]
      })
      return notesOf(Object.fromEntries(pairs))
    },
  }
}
