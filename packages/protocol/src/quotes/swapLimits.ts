import type { Amount } from '../amounts/amount.ts'
import { maximumSent } from './maximumSent.ts'
import { minimumReceived } from './minimumReceived.ts'
import type { Quote } from './quote.ts'

/** What the chain enforces: at least this is received, at most that is paid. */
export type SwapLimits = { readonly most: Amount; readonly least: Amount }

export function swapLimits(quote: Quote, slippageBasisPoints: number): SwapLimits {
  const { exact, amountIn, amountOut } = quote
  const slippage = BigInt(slippageBasisPoints)
  return exact === 'in'
    ? { most: amountIn, least: { ...amountOut, raw: minimumReceived(amountOut.raw, slippage) } }
    : { most: { ...amountIn, raw: maximumSent(amountIn.raw, slippage) }, least: amountOut }
}
