import { useSyncExternalStore } from 'react'
import type { Store } from './createStore.ts'

type Shown<State> = Pick<Store<State>, 'get' | 'subscribe'> & Partial<Pick<Store<State>, 'initial'>>

/** A prerendered page shows what a store has at first. */
export function useStore<State>({ get, subscribe, initial = get() }: Shown<State>): State {
  return useSyncExternalStore(subscribe, get, () => initial)
}
