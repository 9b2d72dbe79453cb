import type { PreferencesStore } from '../../../preferences/preferences.ts'
import { preferencesOf } from '../../../preferences/preferencesOf.ts'
import { fieldsOf } from '../../../storage/schema.ts'
import type { Entries } from './mergeEdits.ts'
import type { SyncedDocument } from './syncedDocument.ts'

/** Choices by name, each as JSON. */
export function preferencesDocument(store: PreferencesStore, isKept: () => boolean): SyncedDocument {
  return {
    name: 'preferences',
    isKept,
    subscribe: store.subscribe,
    read: () => entriesOf(store.get()),
    write: (entries) => store.update(() => preferencesOf(choicesOf(entries))),
    toValue: choicesOf,
    fromValue(value) {
      const given = fieldsOf(value)
      const read = entriesOf(preferencesOf(given))
      // What the account does not say is not the same as the default.
      return new Map([...read].filter(([name, choice]) => JSON.stringify(given[name]) === choice))
    },
  }
}

function entriesOf(choices: object): Entries {
  const made = Object.entries(choices).filter(([, choice]) => choice !== undefined)
  return new Map(made.map(([name, choice]) => [name, JSON.stringify(choice)]))
}

function choicesOf(entries: Entries): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...entries].map(([name, choice]) => [name, JSON.parse(choice)]))
}
