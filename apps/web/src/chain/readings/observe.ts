import {
  type DefaultError,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { chainSetup } from '../chainSetup.ts'
import { errorText } from '../errorText.ts'
import { inOwnTask, readQueryAgain } from '../useReading.ts'
import type { Observed } from './reading.ts'

type Options<Data, Key extends QueryKey> = QueryObserverOptions<Data, DefaultError, Data, Data, Key> & {
  readonly queryKey: Key
}

/** A query for windows that load its library only when they need it (`useLazyReading`). */
export function observe<Data, Key extends QueryKey>(
  options: Options<Data, Key>,
  tell: (reason: unknown) => string | undefined = errorText,
): Observed<Data> {
  const { queryClient, persist } = chainSetup()
  persist()
  const { queryFn, queryKey } = options
  const observer = new QueryObserver(queryClient, {
    ...options,
    ...(typeof queryFn === 'function' && { queryFn: inOwnTask(queryFn) }),
    notifyOnChangeProps: ['data', 'failureReason'],
  })
  // The same object while nothing has changed, as React wants it.
  let state: ReturnType<Observed<Data>['get']> = { data: undefined, failure: undefined }
  return {
    subscribe: (listener) => observer.subscribe(listener),
    get: () => {
      const { data, failureReason } = observer.getCurrentResult()
      const failure = failureReason ? tell(failureReason) : undefined
      if (data !== state.data || failure !== state.failure) state = { data, failure }
      return state
    },
    readAgain: () => readQueryAgain(queryClient, queryKey),
  }
}
