import type { PairDefinition } from '../pairs/pair.ts'
import { afterTransfer, type TransferFees } from '../quotes/transferFees.ts'
import { eth } from '../tokens/eth.ts'
import type { Sides } from './pool.ts'

/**
 * What arrives of what a pair pays. Beside ether, a token goes by way of the router: one that keeps a part of each
 * transfer does so twice.
 */
export function arrivingSides(pair: PairDefinition, { base, token }: Sides, fees: TransferFees): Sides {
  const once = afterTransfer(base, fees, pair.base)
  const isByRouter = pair.token.symbol === eth.symbol
  return {
    base: isByRouter ? afterTransfer(once, fees, pair.base) : once,
    token: afterTransfer(token, fees, pair.token),
  }
}
