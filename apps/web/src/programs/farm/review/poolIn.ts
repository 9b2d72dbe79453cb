import { QuoteError } from '@love/protocol/errors'
import type { Farm, FarmPool } from '@love/protocol/farm/farm'

/** The pool as it was just read. */
export function poolIn(farm: Farm, pid: bigint): FarmPool {
  const pool = farm.pools.find((one) => one.pid === pid)
  if (!pool) throw new QuoteError('The farm no longer has this pool.', 'Go back to all pools.')
  return pool
}
