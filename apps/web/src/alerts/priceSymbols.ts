import { usdRoute } from '@love/protocol/prices/usdPrices'
import { tokens } from '@love/protocol/tokens/tokens'

/** Of tokens that have a price in dollars. One ether is as dear as one that is wrapped. */
export const priceSymbols: readonly string[] = tokens
  .filter((token) => (usdRoute(token, { isEtherDirect: true })?.length ?? 0) > 0)
  .map(({ symbol }) => symbol)
