import { useEffect, useState } from 'react'
import { parsePriceReply } from './priceReply.ts'
import type { PriceState } from './priceText.ts'

/** A tray needs no more than a few looks a minute. */
const everyMs = 12_000

/** Plain `fetch`, because the shell loads before the query client and viem do. A hidden page does not ask. */
export function usePrice(): PriceState {
  const [state, setState] = useState<PriceState>({ status: 'loading' })
  useEffect(() => {
    const abort = new AbortController()
    async function ask() {
      if (document.hidden) return
      const next = await readPrice(abort.signal)
      if (!abort.signal.aborted) setState(next)
    }
    void ask()
    const timer = setInterval(ask, everyMs)
    document.addEventListener('visibilitychange', ask, { signal: abort.signal })
    return () => {
      abort.abort()
      clearInterval(timer)
    }
  }, [])
  return state
}

async function readPrice(signal: AbortSignal): Promise<PriceState> {
  try {
    const response = await fetch('/market/price', { signal })
    const reply = response.ok ? parsePriceReply(await response.json()) : undefined
    return reply ? { status: 'known', reply } : { status: 'failed' }
  } catch {
    return { status: 'failed' }
  }
}
