import { useEffect, useState } from 'react'
import { pollWhileSeen } from '../pollWhileSeen.ts'
import { askHistory, type HistoryQuery, takeEarlyHistory } from './history.ts'
import { marketDefaults } from './marketDefaults.ts'

export type HistoryState<Reply> = {
  /** Of what was asked. */
  readonly name: string
  readonly data: Reply | undefined
  readonly failureReason: unknown
}

/** The past as the server tells it. A failed try is told at once and repeated at the same pace, and what is there stays. */
export function useMarketHistory<Reply>(query: HistoryQuery<Reply>): HistoryState<Reply> {
  const { name } = query
  const [state, setState] = useState<HistoryState<Reply>>()
  const shown = state?.name === name ? state : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says whether it is another question
  useEffect(
    () =>
      pollWhileSeen(async (gone) => {
        try {
          const data = await (takeEarlyHistory<Reply>(name) ?? askHistory(query, gone))
          if (!gone.aborted) setState({ name, data, failureReason: null })
        } catch (failureReason) {
          if (gone.aborted) return
          setState((before) => ({
            name,
            data: before?.name === name ? before.data : undefined,
            failureReason,
          }))
        }
      }, marketDefaults.refetchInterval),
    [name],
  )
  return { name, data: shown?.data, failureReason: shown?.failureReason ?? null }
}
