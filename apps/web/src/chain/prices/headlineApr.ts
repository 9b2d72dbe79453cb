import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { beingRead } from './beingRead.ts'

/** `isPart`: the fees are not known, so that it is the rewards alone, which is said beside it. */
export type HeadlineApr = { readonly figure: Figure; readonly isPart: boolean }

/** The one figure of a pool that every program shows as its total APR. */
export function headlineApr({ rewards, total }: { rewards: Figure; total: Figure }): HeadlineApr {
  const isPart = total !== beingRead && !isAvailable(total) && isAvailable(rewards)
  return { figure: isPart ? rewards : total, isPart }
}
