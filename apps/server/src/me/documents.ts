import { addressBook } from './addressBook.ts'
import { notes } from './notes.ts'
import { preferences } from './preferences.ts'

/** Everything that is kept with an account. */
export const documents = [addressBook, notes, preferences] as const
