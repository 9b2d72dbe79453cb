import { type Address, getAddress } from 'viem'
import { createStore, type Store } from '../../storage/createStore.ts'
import type { Stored } from '../../storage/createStored.ts'

export type KeptBySafe<State> = {
  readonly get: (safe: Address) => State
  readonly subscribe: (safe: Address, listener: () => void) => () => void
  readonly update: (safe: Address, change: (state: State) => State) => void
}

export type KeptBySafeDeps<State> = {
  readonly stored: Stored
  /** Of the place in storage; the address of the Safe follows it. */
  readonly name: string
  /** Of stored text, which is not trusted. */
  readonly parse: (text: string | null) => State
  /** Null for what is not worth a place in storage. */
  readonly write: (state: State) => string | null
}

/** What the browser keeps for each Safe. Storage is read when it is first asked for, and all tabs are in step. */
export function createKeptBySafe<State>({
  stored,
  name,
  parse,
  write,
}: KeptBySafeDeps<State>): KeptBySafe<State> {
  const opened = new Map<string, Store<State>>()
  const keyOf = (safe: Address) => `${name}.${getAddress(safe)}`

  function open(key: string): Store<State> {
    const known = opened.get(key)
    if (known) return known
    const store = createStore(parse(stored.readStored(key)))
    stored.onStoredChange(key, (text) => store.set(parse(text)))
    opened.set(key, store)
    return store
  }

  return {
    get: (safe) => open(keyOf(safe)).get(),
    subscribe: (safe, listener) => open(keyOf(safe)).subscribe(listener),
    update(safe, change) {
      const key = keyOf(safe)
      // From storage, because another tab may have written a moment ago.
      const text = write(change(parse(stored.readStored(key))))
      if (text === null) stored.removeStored(key)
      else stored.writeStored(key, text)
      // Through the parser, so that what shows now is what shows after a reload.
      open(key).set(parse(text))
    },
  }
}
