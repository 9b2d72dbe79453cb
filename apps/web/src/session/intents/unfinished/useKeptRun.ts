import type { Intent } from '@love/protocol/intents/intent'
import { useEffect, useRef, useState } from 'react'
import { getAddress } from 'viem'
import type { Sending } from '../sending/sending.ts'
import { isWorthKeeping } from './isWorthKeeping.ts'
import type { UnfinishedRun } from './unfinishedRun.ts'
import { unfinishedStore } from './unfinishedStore.ts'

/** Keeps what is half done for the next visit, until it is done or reviewed anew. Answers with its name. */
export function useKeptRun(sending: Sending, unfinished: UnfinishedRun | undefined): string {
  const [{ id, startedAt }] = useState(() => unfinished ?? { id: crypto.randomUUID(), startedAt: Date.now() })
  const kept = useRef(unfinished?.run.intent)
  useEffect(() => {
    if (isWorthKeeping(sending)) {
      const { run } = sending
      unfinishedStore.keep(ownerOf(run.intent), { id, startedAt, run })
      kept.current = run.intent
    } else if (kept.current) {
      unfinishedStore.forget(ownerOf(kept.current), id)
      kept.current = undefined
    }
  }, [sending, id, startedAt])
  return id
}

function ownerOf({ account, chainId }: Intent) {
  return { address: getAddress(account), chainId }
}
