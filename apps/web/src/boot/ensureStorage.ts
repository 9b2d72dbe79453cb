import { memoryStorage } from './memoryStorage.ts'

type StorageHolder = { readonly localStorage: Storage; readonly sessionStorage: Storage }

/** A browser that denies storage throws on the mere mention of it (or has null there) and would take the page down. */
export function ensureStorage(holder: StorageHolder): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      holder[name].getItem('')
    } catch {
      Object.defineProperty(holder, name, { value: memoryStorage() })
    }
  }
}
