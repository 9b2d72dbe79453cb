import type { QueueReply, QueueRequest } from '@love/safe/simulation/queueSimulation'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { safeKey } from '../gateway/safeKey.ts'
import { simulateQueue } from './simulateQueue.ts'

/** A queue is long, and changes seldom: not with every block. */
const repeatMs = 20_000

export type QueueSimulation = {
  /** Undefined while it runs for the first time. */
  readonly reply: QueueReply | undefined
  readonly isRunning: boolean
  readonly runAgain: () => void
}

/** Anew whenever the question is another one. */
export function useQueueSimulation(safe: Address, request: QueueRequest | undefined): QueueSimulation {
  const { data, isFetching, refetch } = useQuery({
    queryKey: safeKey(safe, 'simulation', request),
    queryFn: request ? () => simulateQueue({ fetch: globalThis.fetch.bind(globalThis) }, request) : skipToken,
    refetchInterval: repeatMs,
    gcTime: repeatMs,
    meta: { isKept: false },
  })
  return { reply: data, isRunning: isFetching, runAgain: () => void refetch() }
}
