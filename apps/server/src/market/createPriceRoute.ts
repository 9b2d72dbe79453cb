import { jsonAnswer } from '../answers/jsonAnswer.ts'
import { taggedAnswer } from '../answers/taggedAnswer.ts'
import { createPriceFeed, KEEP_MS, type PriceFeedDeps } from './createPriceFeed.ts'

const noPrice =
  'The price cannot be read at the moment: no Ethereum node gives it. Try again in a few seconds.'

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
