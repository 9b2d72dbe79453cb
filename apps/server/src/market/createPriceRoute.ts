import { createHash } from 'node:crypto'
import { withTimeLimit } from '@love/http/request'
import { jsonAnswer } from '../answers/jsonAnswer.ts'
import type { Log } from '../log.ts'
import { isUnchanged } from '../static/acceptedEncodings.ts'
import type { Price } from './createPriceReader.ts'

const noPrice = 'The price is not available: no Ethereum node responds. Try again in a few seconds.'

/** `GET /market/price`: what the tray shows, without a chain library in the browser. */
export function createPriceRoute(deps: PriceFeedDeps): (request: Request) => Promise<Response> {
  const feed = createPriceFeed(deps)

  return async (request) => {
    const now = await feed()
    if (!now) return jsonAnswer(503, { error: noPrice }, { 'retry-after': '5' })
    const { price, staleSeconds } = now
    const isStale = staleSeconds !== undefined
    return taggedAnswer(request, {
      body: JSON.stringify(isStale ? { ...price, stale: true, ageSeconds: staleSeconds } : price),
      headers: {
        'content-type': 'application/json',
        'cache-control': isStale ? 'no-cache' : `public, max-age=${KEEP_MS / 1000}`,
      },
    })
  }
}

type TaggedAnswerParameters = { body: string; headers: Record<string, string> }

/** With a tag of its content, and only the tag for whoever has that content already. */
function taggedAnswer(
  { headers: asked }: Pick<Request, 'headers'>,
  { body, headers }: TaggedAnswerParameters,
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const own = { ...headers, etag }
  const unchanged = isUnchanged(asked.get('if-none-match'), etag)
  return unchanged
    ? new Response(null, { status: 304, headers: own })
    : new Response(body, { headers: { ...own, 'content-length': String(Buffer.byteLength(body)) } })
}

type PriceFeedDeps = { read: () => Promise<Price>; now: () => number; log: Log }

/** Undefined when there is none, not even an old one. */
type PriceFeed = () => Promise<{ price: Price; staleSeconds?: number } | undefined>

/** As often as pages ask. */
const KEEP_MS = 4_000

/** An older price is no price. */
const STALE_MS = 60_000

/** How long a new price is waited for while an old one would do. */
const PATIENCE_MS = 2_000

/** After a failure the nodes are left alone for that long. */
const RETRY_MS = 1_000

/** Reads the price once for all who ask at a time, and holds on to the last one while the nodes are away. */
function createPriceFeed({ read, now, log }: PriceFeedDeps): PriceFeed {
  let last: { price: Price; at: number } | undefined
  let reading: Promise<Price | undefined> | undefined
  let failedAt: number | undefined

  const age = () => (last ? now() - last.at : Number.POSITIVE_INFINITY)
  const refresh = async (): Promise<Price | undefined> => {
    try {
      const price = await read()
      last = { price, at: now() }
      failedAt = undefined
      return price
    } catch (error) {
      // Once: the nodes themselves are watched, and told of, elsewhere.
      if (failedAt === undefined)
        log.warn('the price cannot be read', { error: String(error).split('\n')[0] })
      failedAt = now()
      return undefined
    }
  }
  const readOnce = () => {
    reading ??= refresh().finally(() => {
      reading = undefined
    })
    return reading
  }
  const patiently = () =>
    withTimeLimit(readOnce, { timeoutMs: PATIENCE_MS }).catch((): undefined => undefined)

  return async () => {
    if (last && age() < KEEP_MS) return { price: last.price }
    if (failedAt === undefined || now() - failedAt >= RETRY_MS) {
      const price = await (age() <= STALE_MS ? patiently() : readOnce())
      if (price) return { price }
    }
    if (!last || age() > STALE_MS) return undefined
    return { price: last.price, staleSeconds: Math.floor(age() / 1000) }
  }
}
