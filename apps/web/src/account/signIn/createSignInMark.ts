import type { Address, Hash } from 'viem'
import type { Stored } from '../../storage/createStored.ts'
import { fieldsOf, isAddressText, isHashText } from '../../storage/storedFields.ts'

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

/** All tabs share the cookie, so this is also how they hear of each other. */
export function createSignInMark(stored: Stored, key: string): SignInMarkStore {
  return {
    read: () => parseMark(stored.readStored(key)),
    write: (mark) => (mark ? stored.writeStored(key, JSON.stringify(mark)) : stored.removeStored(key)),
    onChange: (listener) => stored.onStoredChange(key, (text) => listener(parseMark(text))),
  }
}

function parseMark(text: string | null): SignInMark | undefined {
  try {
    const { kind, address, message, messageHash } = fieldsOf(JSON.parse(text ?? ''))
    if (!isAddressText(address)) return undefined
    if (kind === 'session' || kind === 'leaving') return { kind, address }
    if (kind === 'pending' && typeof message === 'string' && isHashText(messageHash))
      return { kind, address, message, messageHash }
  } catch {
    // What is damaged is as good as absent.
  }
  return undefined
}
