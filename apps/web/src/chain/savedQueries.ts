import type { DehydratedState } from '@tanstack/react-query'
import { hashKey } from '@tanstack/react-query'
import { parseBigints, stringifyBigints } from './bigintJson.ts'
import { chainDefaults } from './chainDefaults.ts'
import { checksum } from './checksum.ts'

type SavedQuery = DehydratedState['queries'][number]

export type SavedQueriesParameters = {
  /** Which build and network the data belongs to: another one may not understand it. */
  buster: string
  nowMs: number
}

export function stringifyQueries({ queries }: DehydratedState, buster: string): string {
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
export function parseQueries(
  text: string | null,
  { buster, nowMs }: SavedQueriesParameters,
): DehydratedState {
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
