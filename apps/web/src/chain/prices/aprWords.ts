import { blocksPerYear } from '@love/protocol/apr/apr'
import { groupDigits } from '@love/protocol/format/formatNumber'

/** How every APR of a pool is made, for whoever wonders. */
export const aprWords =
  `Total APR: rewards plus fees, not compounded. Rewards: LOVE emitted to the pool in ${groupDigits(blocksPerYear)} blocks ` +
  '(a year), divided by the value staked. Fees: 0.3% of 24h volume × 365, divided by the liquidity.'
