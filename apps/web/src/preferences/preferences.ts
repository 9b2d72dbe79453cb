import { type BrowserStorage, browserStorage } from '../storage/storage.ts'
import { type StoredValue, stored } from '../storage/stored.ts'
import { useStore } from '../storage/useStore.ts'
import { type Appearance, appearanceNames, preferencesKey } from './appearance.ts'
import { type Preferences, preferencesOf } from './preferencesOf.ts'

export type PreferencesStore = StoredValue<Preferences>

/** Shows every change on the page at once, also one in another tab. */
export function createPreferencesStore(
  storage: BrowserStorage,
  root: () => { readonly dataset: DOMStringMap },
): PreferencesStore {
  const store = stored(preferencesKey, preferencesOf, { storage })
  store.subscribe(() => applyAppearance(root(), store.get()))
  return store
}

/** As the boot script does it, but on a page that lives: a choice that was taken back leaves nothing behind. */
function applyAppearance(root: { readonly dataset: DOMStringMap }, appearance: Appearance): void {
  for (const name of appearanceNames) {
    const choice = appearance[name]
    if (choice === undefined) delete root.dataset[name]
    else root.dataset[name] = choice
  }
}

export const preferencesStore = createPreferencesStore(browserStorage, () => document.documentElement)

export function usePreferences(): Preferences {
  return useStore(preferencesStore)
}

export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  preferencesStore.update((preferences) => ({ ...preferences, [name]: value }))
}
