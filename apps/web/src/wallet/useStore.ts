import { useSyncExternalStore } from 'react'
import type { Store } from '../storage/createStore.ts'

export function useStore<State>({ get, subscribe }: Pick<Store<State>, 'get' | 'subscribe'>): State {
  return useSyncExternalStore(subscribe, get, get)
}
