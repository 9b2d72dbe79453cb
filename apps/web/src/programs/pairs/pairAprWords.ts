import { blocksPerYear } from '@love/protocol/apr/apr'
import { groupDigits } from '@love/protocol/format/formatNumber'

/** How every APR is made, for whoever wonders. */
export const pairAprWords =
  `LOVE emitted to this pool over a year of ${groupDigits(blocksPerYear)} blocks, ` +
  'divided by the value of the liquidity staked in it (both in USD). It changes with prices and deposits.'
