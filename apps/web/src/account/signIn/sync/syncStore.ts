import { createStore } from '../../../storage/createStore.ts'

/** How far what is kept here is kept with the account too. */
export type SyncState =
  | { readonly status: 'off' | 'working' | 'kept' }
  | { readonly status: 'failed'; readonly text: string }

export const syncStore = createStore<SyncState>({ status: 'off' })
