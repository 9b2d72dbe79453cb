import type { Address } from 'viem'
import { addressBookKey } from '../../../book/addressBook/addressBookKey.ts'
import { addressBookStore } from '../../../book/addressBook/addressBookStore.ts'
import { noteKey, noteStore } from '../../../book/notes/noteStore.ts'
import { isFramed } from '../../../browser/isFramed.ts'
import { network } from '../../../chain/network.ts'
import { preferencesKey } from '../../../preferences/appearance.ts'
import { preferencesStore } from '../../../preferences/preferences.ts'
import { browserStorage, readStored } from '../../../storage/storage.ts'
import { connectionStore } from '../../../wallet/connection.ts'
import { ServerRefusal } from '../ServerRefusal.ts'
import { serverErrorWords } from '../serverErrorWords.ts'
import { addressBookDocument } from './addressBookDocument.ts'
import { createAccountServer } from './createAccountServer.ts'
import { createAgreements } from './createAgreements.ts'
import { createDocumentSync } from './createDocumentSync.ts'
import { notesDocument } from './notesDocument.ts'
import { preferencesDocument } from './preferencesDocument.ts'
import { syncStore } from './syncStore.ts'

const isStored = (key: string) => () => readStored(key) !== null

/** Everything that is kept with an account. */
const documents = [
  addressBookDocument(addressBookStore, isStored(addressBookKey)),
  notesDocument(noteStore, isStored(noteKey)),
  preferencesDocument(preferencesStore, isStored(preferencesKey)),
]

export type StartSyncParameters = {
  readonly address: Address
  readonly signal: AbortSignal
  readonly onSessionOver: () => void
}

/** Milliseconds after which somebody who comes back may have written on another device. */
const awayMs = 30_000

/** From the sign-in until the signal. */
export function startSync({ address, signal, onSessionOver }: StartSyncParameters): void {
  const working = new Set<string>()
  const failures = new Map<string, string>()

  function show() {
    if (signal.aborted) return
    const [text] = failures.values()
    if (text) syncStore.set({ status: 'failed', text })
    else syncStore.set({ status: working.size > 0 ? 'working' : 'kept' })
  }

  /** Right before every request: whoever is connected by then must be who is signed in. */
  const fetch: typeof globalThis.fetch = async (...request) => {
    signal.throwIfAborted()
    if (connectionStore.get().address?.toLowerCase() !== address.toLowerCase())
      throw new DOMException('A different account is connected.', 'AbortError')
    return globalThis.fetch(...request)
  }

  const lookAgain = documents.map((document) => {
    const { name } = document
    return createDocumentSync(
      {
        server: createAccountServer({ fetch, isFramed }),
        agreements: createAgreements(browserStorage, { address, chainId: network.chain.id }),
        signal,
        onWorking() {
          working.add(name)
          show()
        },
        onDone() {
          working.delete(name)
          failures.delete(name)
          show()
        },
        onFailure(error) {
          working.delete(name)
          if (error instanceof ServerRefusal && error.status === 401) return onSessionOver()
          failures.set(name, serverErrorWords(error))
          show()
        },
      },
      document,
    )
  })

  let lookedAt = Date.now()
  function onVisible() {
    if (globalThis.document.visibilityState !== 'visible' || Date.now() - lookedAt < awayMs) return
    lookedAt = Date.now()
    for (const look of lookAgain) look()
  }
  globalThis.document.addEventListener('visibilitychange', onVisible, { signal })
}
