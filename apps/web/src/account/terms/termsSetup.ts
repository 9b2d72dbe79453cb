import { once } from '@love/protocol/once'
import { createStore } from '../../storage/createStore.ts'
import { browserStorage, onStoredChange } from '../../storage/storage.ts'
import { agreementKey, createTermsStore, receiptKey, type TermsStore } from './createTermsStore.ts'
import { termsHash } from './termsHash.ts'

type TermsSetup = {
  readonly terms: TermsStore
  readonly agree: (address: `0x${string}`) => void
  /** Told when the agreement of this address may have changed, here or in another tab. */
  readonly subscribe: (address: `0x${string}` | undefined, listener: () => void) => () => void
}

export const termsSetup = once((): TermsSetup => {
  const terms = createTermsStore(browserStorage, termsHash())
  const changes = createStore(0)
  return {
    terms,
    agree(address) {
      terms.agree(address, new Date())
      changes.update((count) => count + 1)
    },
    subscribe(address, listener) {
      const keys = address ? [agreementKey(address), receiptKey(address)] : []
      const stops = [changes.subscribe(listener), ...keys.map((key) => onStoredChange(key, listener))]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
})
