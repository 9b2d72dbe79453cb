import type { Address, Hash } from 'viem'
import { address, anyText, either, hash, oneOf, record } from '../../storage/schema.ts'
import type { BrowserStorage } from '../../storage/storage.ts'
import { readText } from '../../storage/stored.ts'

/**
 * What this browser knows of its cookie, which no script can read: whose session it is, or whose sign-in waits for more
 * owners. `leaving`: that session has to be ended, and the server has not heard of it yet.
 */
export type SignInMark =
  | { readonly kind: 'session' | 'leaving'; readonly address: Address }
  | {
      readonly kind: 'pending'
      readonly address: Address
      readonly message: string
      readonly messageHash: Hash
    }

export type SignInMarkStore = {
  readonly read: () => SignInMark | undefined
  readonly write: (mark: SignInMark | undefined) => void
  /** Told what another tab has written. */
  readonly onChange: (listener: (mark: SignInMark | undefined) => void) => () => void
}

const markOf = either<SignInMark>(
  record({ kind: oneOf('session', 'leaving'), address }),
  record({ kind: oneOf('pending'), address, message: anyText, messageHash: hash }),
)

/** All tabs share the cookie, so this is also how they hear of each other. */
export function createSignInMark(storage: BrowserStorage, key: string): SignInMarkStore {
  return {
    read: () => readText(storage.readStored(key), markOf),
    write: (mark) => (mark ? storage.writeStored(key, JSON.stringify(mark)) : storage.removeStored(key)),
    onChange: (listener) => storage.onStoredChange(key, (text) => listener(readText(text, markOf))),
  }
}
