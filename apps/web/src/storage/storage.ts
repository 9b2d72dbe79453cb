import { createStored } from './createStored.ts'

/** The browser's own storage, for everything the session keeps. */
export const { readStored, writeStored, removeStored, onStoredChange } = createStored({
  storage: () => localStorage,
  events: globalThis.window ?? new EventTarget(),
  openChannel: () =>
    globalThis.window && 'BroadcastChannel' in globalThis ? new BroadcastChannel('love.stored') : undefined,
})
