import { useEffect, useState, useSyncExternalStore } from 'react'
import { missingFilesText } from '../missingFilesText.ts'
import { useDrawnInPieces } from '../useDrawnInPieces.ts'
import type { Observed, Reading } from './reading.ts'

/**
 * A reading whose code, with the libraries that it needs, comes only when somebody asks for it. `name` stands for what is
 * asked, and nothing is while it is undefined.
 */
export function useLazyReading<Data>(
  name: string | undefined,
  load: () => Promise<Observed<Data>>,
): Reading<Data> {
  const [found, setFound] = useState<Found<Data>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says whether it is another question
  useEffect(() => {
    if (name === undefined) return
    let isWanted = true
    load().then(
      (observed) => isWanted && setFound({ name, observed }),
      () => isWanted && setFound({ name, observed: failed }),
    )
    return () => {
      isWanted = false
    }
  }, [name])
  const observed = found?.name === name ? found?.observed : undefined
  const { subscribe, get, readAgain } = observed ?? unasked
  const { data, failure } = useSyncExternalStore(subscribe, get, unasked.get)
  return { data: useDrawnInPieces(data), failure, readAgain }
}

type Found<Data> = { readonly name: string; readonly observed: Observed<Data> }

const nothing = { data: undefined, failure: undefined }

const unasked: Observed<never> = {
  subscribe: () => () => {},
  get: () => nothing,
  readAgain: async () => {},
}

const missing = { data: undefined, failure: missingFilesText }

const failed: Observed<never> = { ...unasked, get: () => missing }
