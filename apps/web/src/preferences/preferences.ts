import { useSyncExternalStore } from 'react'
import { onStoredChange, readStored, writeStored } from '../storage/storage.ts'
import { createPreferencesStore } from './createPreferencesStore.ts'
import { defaultPreferences, type Preferences } from './parsePreferences.ts'

export const preferencesStore = createPreferencesStore({
  stored: { readStored, writeStored, onStoredChange },
  root: () => document.documentElement,
})

export function usePreferences(): Preferences {
  return useSyncExternalStore(preferencesStore.subscribe, preferencesStore.get, () => defaultPreferences)
}

/** Shows at once, also in other tabs. */
export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  preferencesStore.update((preferences) => ({ ...preferences, [name]: value }))
}
