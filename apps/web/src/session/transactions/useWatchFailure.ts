import { useSyncExternalStore } from 'react'
import { errorText } from '../../chain/errorText.ts'
import { transactionSetup } from './transactionSetup.ts'

const subscribe = (listener: () => void) => transactionSetup().watcher.failure.subscribe(listener)

/** Why the states on the screen may be old; nothing when the last look went well. */
export function useWatchFailure(): string | undefined {
  const failure = useSyncExternalStore(
    subscribe,
    () => transactionSetup().watcher.failure.get(),
    () => undefined,
  )
  return failure && errorText(failure.error)
}
