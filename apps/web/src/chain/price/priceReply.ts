/** What `/market/price` answers. */
export type PriceReply = {
  readonly usd: string | null
  readonly change24h: string | null
  readonly reason: string | undefined
  readonly stale: boolean
  /** Nobody checks what a single node says. */
  readonly byOneNode: boolean
}

/** The answer comes from outside: what does not look like a price is none. */
export function parsePriceReply(body: unknown): PriceReply | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { usd, change24h, reason, stale, nodes } = body as Readonly<Record<string, unknown>>
  if (usd !== null && !isDecimal(usd)) return undefined
  return {
    usd,
    change24h: isDecimal(change24h) ? change24h : null,
    reason: typeof reason === 'string' ? reason : undefined,
    stale: stale === true,
    byOneNode: nodes === 1,
  }
}

function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
}
