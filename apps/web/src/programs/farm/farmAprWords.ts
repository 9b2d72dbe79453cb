import { blocksPerYear } from '@love/protocol/apr/apr'
import { groupDigits } from '@love/protocol/format/formatNumber'

/** How every APR is made, for whoever wonders. */
export const farmAprWords =
  `Rewards: the LOVE that the farm pays to this pool in a year of ${groupDigits(blocksPerYear)} blocks, ` +
  'divided by the value that is staked in it. Fees: 0.3 % of what was traded in the last 24 hours, times 365, divided by ' +
  'all liquidity of the pair. Both change with every price, trade and deposit; nothing is compounded.'
