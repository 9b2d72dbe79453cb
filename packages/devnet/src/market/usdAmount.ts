import type { Token } from '@love/protocol/tokens/token'
import { parseUnits } from 'viem'

/** How many raw units of a token a sum of dollars buys. Approximate on purpose: it only sizes the seed. */
export function usdAmount(usd: number, price: number, token: Token): bigint {
  return parseUnits((usd / price).toFixed(Math.min(token.decimals, 8)), token.decimals)
}
