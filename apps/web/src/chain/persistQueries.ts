import {
  defaultShouldDehydrateQuery,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { chainDefaults } from './chainDefaults.ts'
import { noteRestored } from './restoredReadings.ts'
import { parseQueries, type SavedQueriesParameters, stringifyQueries } from './savedQueries.ts'

export type PersistQueriesDeps = {
  /** Asked at every use: the mere mention of storage throws where it is denied. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  now: () => number
  buster: string
}

/** At most one write in this time, however often the chain is read. */
const throttleMs = 1_000

/**
 * Brings back what an earlier visit read, with its age, so that it counts as old and is read again; then keeps what is
 * read from now on. Answers with the way to stop.
 */
export function persistQueries(queryClient: QueryClient, deps: PersistQueriesDeps): () => void {
  restore(queryClient, deps)
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    timer ??= setTimeout(() => {
      timer = undefined
      save(queryClient, deps)
    }, throttleMs)
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}

function restore(queryClient: QueryClient, { storage, now, buster }: PersistQueriesDeps): void {
  const parameters: SavedQueriesParameters = { buster, nowMs: now() }
  hydrate(
    queryClient,
    parseQueries(
      attempt(() => storage().getItem(chainDefaults.queryCacheKey)),
      parameters,
    ),
  )
  for (const { state } of queryClient.getQueryCache().getAll()) noteRestored(state.data)
}

function save(queryClient: QueryClient, { storage, buster }: PersistQueriesDeps): void {
  const text = stringifyQueries(dehydrate(queryClient, { shouldDehydrateQuery: isKept }), buster)
  const isSaved = attempt(() => storage().setItem(chainDefaults.queryCacheKey, text)) !== null
  // There is no room: what can be read from the chain again makes place for what cannot.
  if (!isSaved) attempt(() => storage().removeItem(chainDefaults.queryCacheKey))
}

/** Unless a query says that its answer is not worth the room. */
function isKept(query: Query): boolean {
  return defaultShouldDehydrateQuery(query) && query.meta?.isKept !== false
}

/** Storage may be denied or full; a page without its copy reads the chain as on its first visit. */
function attempt<Value>(use: () => Value): Value | null {
  try {
    return use()
  } catch {
    return null
  }
}
