import { useEffect, useState } from 'react'
import { chainDefaults } from '../chainDefaults.ts'
import { dataAge, isStale } from '../dataAge.ts'
import { pollWhileSeen } from '../pollWhileSeen.ts'
import { pageClock } from '../serverClock.ts'
import { isWithoutSnapshot, timeOf } from '../snapshot/snapshotStore.ts'
import { useSnapshotState } from '../snapshot/useSnapshotState.ts'
import { useEverySecond } from '../useEverySecond.ts'
import { parsePriceReply } from './priceReply.ts'
import type { PriceState } from './priceText.ts'

/** A tray needs no more than a few looks a minute. */
const everyMs = 12_000

/** As the snapshot has it, which every page asks for; alone where there is none. The last one stays when both are away. */
export function usePrice(): PriceState {
  const snapshot = useSnapshotState()
  const { body, trouble } = snapshot
  const isOld = useEverySecond(() => body !== undefined && isStale(dataAge(timeOf(body), pageClock.now())))
  const isWithout = isWithoutSnapshot(snapshot)
  const alone = usePriceAlone(isWithout)
  if (isWithout && alone.status === 'known') return alone
  const reply = parsePriceReply(body?.price)
  if (!reply) return isWithout ? alone : { status: 'loading' }
  return {
    status: 'known',
    reply: { ...reply, stale: isOld },
    trouble,
    isLost: isWithout && alone.status === 'failed',
  }
}

/** Plain `fetch`, because the shell loads before the query client and viem do. */
function usePriceAlone(isAsked: boolean): PriceState {
  const [state, setState] = useState<PriceState>({ status: 'loading' })
  useEffect(() => {
    if (!isAsked) return
    return pollWhileSeen(async (gone) => {
      const next = await readPrice(gone)
      if (!gone.aborted) setState(next)
    }, everyMs)
  }, [isAsked])
  return state
}

async function readPrice(signal: AbortSignal): Promise<PriceState> {
  try {
    // A server that takes the question and says nothing is as good as none.
    const timeout = AbortSignal.timeout(chainDefaults.requestTimeoutMs)
    const response = await fetch('/market/price', { signal: AbortSignal.any([signal, timeout]) })
    const reply = response.ok ? parsePriceReply(await response.json()) : undefined
    return reply ? { status: 'known', reply } : { status: 'failed' }
  } catch {
    return { status: 'failed' }
  }
}
