import {
  type DehydratedState,
  defaultShouldDehydrateQuery,
  dehydrate,
  hashKey,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { parseBigints, stringifyBigints } from '../storage/bigintJson.ts'
import { chainDefaults } from './chainDefaults.ts'
import { checksum } from './checksum.ts'
import { noteRestored } from './restoredReadings.ts'

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

type SavedQuery = DehydratedState['queries'][number]

type SavedQueriesParameters = {
  /** Which build and network the data belongs to: another one may not understand it. */
  buster: string
  nowMs: number
}

function stringifyQueries({ queries }: DehydratedState, buster: string): string {
  const saved = queries.map(({ queryKey, state }) => ({
    queryKey,
    data: state.data,
    updatedAt: state.dataUpdatedAt,
  }))
  const text = stringifyBigints(saved)
  return JSON.stringify({ buster, check: checksum(text), queries: text })
}

/**
 * Stored text is not trusted: damaged, foreign and old data reads as nothing stored. Of each query only its data and
 * its age are taken; the rest of the state is that of a query which was answered once.
 */
function parseQueries(text: string | null, { buster, nowMs }: SavedQueriesParameters): DehydratedState {
  try {
    const envelope: Readonly<Record<string, unknown>> = { ...JSON.parse(text ?? '') }
    const { queries } = envelope
    const isOurs =
      envelope.buster === buster && typeof queries === 'string' && envelope.check === checksum(queries)
    const saved = isOurs ? parseBigints(queries) : []
    return {
      mutations: [],
      queries: (Array.isArray(saved) ? saved : []).flatMap((query) => parseQuery(query, nowMs)),
    }
  } catch {
    return { mutations: [], queries: [] }
  }
}

function parseQuery(saved: unknown, nowMs: number): readonly SavedQuery[] {
  const { queryKey, data, updatedAt }: Readonly<Record<string, unknown>> = { ...Object(saved) }
  if (!Array.isArray(queryKey) || data === undefined || typeof updatedAt !== 'number') return []
  const age = nowMs - updatedAt
  // From the future: the clock was set back, and the age would be a lie.
  if (!(age >= 0 && age < chainDefaults.queryCacheMs)) return []
  return [
    {
      queryKey,
      queryHash: hashKey(queryKey),
      dehydratedAt: updatedAt,
      state: {
        data,
        dataUpdateCount: 1,
        dataUpdatedAt: updatedAt,
        error: null,
        errorUpdateCount: 0,
        errorUpdatedAt: 0,
        fetchFailureCount: 0,
        fetchFailureReason: null,
        fetchMeta: null,
        // However young it is: what people did on the page before may have changed it, and only that page knew.
        isInvalidated: true,
        status: 'success',
        fetchStatus: 'idle',
      },
    },
  ]
}
