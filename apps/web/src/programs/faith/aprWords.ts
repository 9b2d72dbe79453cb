import { blocksPerYear } from '@love/protocol/apr/blocksPerYear'
import { groupDigits } from '@love/protocol/format/groupDigits'

/** How the APR of the vault is made, for whoever wonders. */
export const aprWords =
  `The LOVE that the vault mints for itself in a year of ${groupDigits(blocksPerYear)} blocks, ` +
  'divided by all the LOVE in it. Nothing is compounded in this figure, and it falls with every LOVE that enters.'
