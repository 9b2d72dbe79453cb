import { createStore, type Store } from '../storage/createStore.ts'
import type { Stored } from '../storage/createStored.ts'
import { type Appearance, appearanceNames, preferencesKey } from './appearance.ts'
import { type Preferences, parsePreferences } from './parsePreferences.ts'

export type PreferencesStore = Pick<Store<Preferences>, 'get' | 'update' | 'subscribe'>

export type PreferencesDeps = {
  readonly stored: Pick<Stored, 'readStored' | 'writeStored' | 'onStoredChange'>
  readonly root: () => { readonly dataset: DOMStringMap }
}

/** Reads storage when it is first asked, not before: a page without a browser has none. */
export function createPreferencesStore({ stored, root }: PreferencesDeps): PreferencesStore {
  let opened: Store<Preferences> | undefined

  function open(): Store<Preferences> {
    if (opened) return opened
    const store = createStore(parsePreferences(stored.readStored(preferencesKey)))
    store.subscribe(() => applyAppearance(root(), store.get()))
    stored.onStoredChange(preferencesKey, (text) => store.set(parsePreferences(text)))
    opened = store
    return store
  }

  return {
    get: () => open().get(),
    update(change) {
      const next = change(open().get())
      stored.writeStored(preferencesKey, JSON.stringify(next))
      // Through the parser, so that what shows now is what shows after a reload.
      open().set(parsePreferences(JSON.stringify(next)))
    },
    subscribe: (listener) => open().subscribe(listener),
  }
}

/** As the boot script does it, but on a page that lives: a choice that was taken back leaves nothing behind. */
function applyAppearance(root: { readonly dataset: DOMStringMap }, appearance: Appearance): void {
  for (const name of appearanceNames) {
    const choice = appearance[name]
    if (choice === undefined) delete root.dataset[name]
    else root.dataset[name] = choice
  }
}
