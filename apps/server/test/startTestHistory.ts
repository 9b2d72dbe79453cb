import { createLog } from '../src/log.ts'
import { createMarketHistory } from '../src/market/history/createMarketHistory.ts'
import type { FollowedHead } from '../src/market/history/head.ts'
import type { Store } from '../src/store/openStore.ts'
import { createTestMarket, type TestChange } from './createTestMarket.ts'
import { candlesReply, pairsReply, pricesReply, swapsReply, tokenReply } from './marketReplies.ts'

const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
/** Where a day begins. */
export const T = 1_750_032_000

/** For tests: the history of a market of that shape, with a newest block that the test decides on. */
export async function startTestHistory({ db }: Store, changes: readonly TestChange[], timestamp = T) {
  await createTestMarket(db, changes)
  let head: FollowedHead | undefined = { block: 1234, hash: `0x${'ab'.repeat(32)}`, timestamp }
  let heads = 0
  const readHead = async () => {
    heads++
    return head
  }
  const history = createMarketHistory({ db, readHead, log })
  const request = (query: string, init?: RequestInit) => new Request(`http://localhost/${query}`, init)
  const ask = {
    pairs: (query = '', init?: RequestInit) => history.pairs(request(query, init)),
    token: (symbol: string, query = '', init?: RequestInit) => history.token(request(query, init), symbol),
    candles: (name: string, query: string, init?: RequestInit) => history.candles(request(query, init), name),
    swaps: (name: string, query = '', init?: RequestInit) => history.swaps(request(query, init), name),
    prices: (symbol: string, query: string, init?: RequestInit) =>
      history.prices(request(query, init), symbol),
  }
  return {
    ask,
    pairs: async () => pairsReply.parse(await (await ask.pairs()).json()),
    token: async (symbol: string) => tokenReply.parse(await (await ask.token(symbol)).json()),
    candles: async (name: string, query: string) =>
      candlesReply.parse(await (await ask.candles(name, query)).json()),
    swaps: async (name: string, query = '') => swapsReply.parse(await (await ask.swaps(name, query)).json()),
    prices: async (symbol: string, query: string) =>
      pricesReply.parse(await (await ask.prices(symbol, query)).json()),
    setHead: (next: FollowedHead | undefined) => {
      head = next
    },
    headsRead: () => heads,
  }
}
