import { cleanText } from '@love/protocol/format/cleanText'
import { chainDefaults } from '../chainDefaults.ts'
import { MarketError } from './MarketError.ts'

export type ReadMarketParameters<Reply> = {
  path: string
  /** Undefined for what is no such answer: it comes from outside. */
  parse: (body: unknown) => Reply | undefined
  signal: AbortSignal
  fetch?: typeof fetch
}

/** Everything that can go wrong ends in a `MarketError` with words, but for a reader who has gone. */
export async function readMarket<Reply>({
  path,
  parse,
  signal,
  fetch = globalThis.fetch,
}: ReadMarketParameters<Reply>): Promise<Reply> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(chainDefaults.requestTimeoutMs)])
  const response = await fetch(`/market/${path}`, { signal: inTime }).catch(() => undefined)
  signal.throwIfAborted()
  if (!response) throw new MarketError('the server cannot be reached')
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new MarketError(refusal(response.status, body))
  const reply = parse(body)
  if (reply === undefined) throw new MarketError('unexpected response from the server')
  return reply
}

function refusal(status: number, body: unknown): string {
  const { error }: { error?: unknown } = { ...Object(body) }
  if (typeof error === 'string' && error) return cleanText(error, 200).replace(/\.$/, '')
  if (status === 404) return 'no price history on this server'
  if (status === 429) return 'too many requests, please wait a minute'
  return `price history is unavailable right now (${status})`
}
