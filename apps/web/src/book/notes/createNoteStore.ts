import type { Hash } from 'viem'
import { createStore, type Store } from '../../storage/createStore.ts'
import type { Stored } from '../../storage/createStored.ts'
import { type Notes, parseNotes, stringifyNotes, withNote } from './parseNotes.ts'

/** Where the notes are kept is its own affair: here it is the browser. */
export type NoteStore = Pick<Store<Notes>, 'get' | 'update' | 'subscribe'> & {
  readonly write: (safeTxHash: Hash, text: string) => void
}

export type NoteDeps = {
  readonly stored: Pick<Stored, 'readStored' | 'writeStored' | 'onStoredChange'>
  readonly key: string
}

/** Reads storage when it is first asked, not before: a page without a browser has none. */
export function createNoteStore({ stored, key }: NoteDeps): NoteStore {
  let opened: Store<Notes> | undefined

  function open(): Store<Notes> {
    if (opened) return opened
    const store = createStore(parseNotes(stored.readStored(key)))
    stored.onStoredChange(key, (text) => store.set(parseNotes(text)))
    opened = store
    return store
  }

  function update(change: (notes: Notes) => Notes) {
    const next = change(open().get())
    stored.writeStored(key, stringifyNotes(next))
    open().set(next)
  }

  return {
    get: () => open().get(),
    update,
    subscribe: (listener) => open().subscribe(listener),
    write: (safeTxHash, text) => update((notes) => withNote(notes, safeTxHash, text)),
  }
}
