import { blocksPerYear } from '@love/protocol/apr/apr'
import { groupDigits } from '@love/protocol/format/formatNumber'

/** How every APR of a pool is made, for whoever wonders. */
export const aprWords =
  `Total APR is rewards APR plus fees APR. Rewards: LOVE emitted to this pool over a year of ${groupDigits(blocksPerYear)} blocks, ` +
  'divided by the value staked. Fees: 0.3% of 24h volume × 365, divided by the liquidity of the pair. ' +
  'Not compounded. Both change with prices, trades and deposits.'
