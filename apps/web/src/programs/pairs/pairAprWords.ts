import { blocksPerYear } from '@love/protocol/apr/apr'
import { groupDigits } from '@love/protocol/format/formatNumber'

/** How every APR is made, for whoever wonders. */
export const pairAprWords =
  `The LOVE that the farm pays to this pool in a year of ${groupDigits(blocksPerYear)} blocks, ` +
  'divided by the value of the liquidity that is staked in it, both in dollars. It changes with the price and with every deposit.'
