import { useEffect, useState } from 'react'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { type HealthReply, parseHealthReply } from './healthReply.ts'

type HealthState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly reply: HealthReply }

/** What the server says about its nodes, again and again while somebody looks. */
export function useHealth(): HealthState {
  const [state, setState] = useState<HealthState>({ status: 'loading' })
  useEffect(() => {
    const gone = new AbortController()
    async function ask() {
      if (document.hidden) return
      const next = await readHealth(gone.signal)
      if (!gone.signal.aborted) setState(next)
    }
    void ask()
    const timer = setInterval(ask, chainDefaults.pollingMs)
    return () => {
      gone.abort()
      clearInterval(timer)
    }
  }, [])
  return state
}

async function readHealth(gone: AbortSignal): Promise<HealthState> {
  try {
    const signal = AbortSignal.any([gone, AbortSignal.timeout(chainDefaults.requestTimeoutMs)])
    // Without any node the status is an error, and the body tells of each.
    const response = await fetch('/health', { signal })
    const reply = parseHealthReply(await response.json())
    return reply ? { status: 'known', reply } : { status: 'failed' }
  } catch {
    return { status: 'failed' }
  }
}
