import { useEffect } from 'react'
import type { Address } from 'viem'
import { useStore } from '../../storage/useStore.ts'
import { createNameReader } from './createNameReader.ts'

/** Of this page: what one window has asked, no other asks again. */
export const primaryNames = createNameReader({
  read: (addresses) =>
    import('./readPrimaryNames.ts').then(({ readPrimaryNames }) => readPrimaryNames(addresses)),
  now: () => performance.now(),
  later: (task, ms) => void setTimeout(task, ms),
})

/** Asks for the names that addresses have in ENS; answers with those that were proved. */
export function usePrimaryNames(addresses: readonly Address[]): (address: string) => string | undefined {
  const names = useStore(primaryNames)
  const key = addresses.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether they are others
  useEffect(() => primaryNames.ask(addresses), [key])
  return (address) => names.get(address.toLowerCase())
}
