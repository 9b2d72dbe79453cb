import { blocksPerYear } from '@love/protocol/apr/blocksPerYear'
import { groupDigits } from '@love/protocol/format/groupDigits'

/** What the figures for an amount rest on. */
export const realAprWords =
  `The LOVE that your part of the pool gets in a year of ${groupDigits(blocksPerYear)} blocks, after your own ` +
  'deposit has made the pool larger, divided by what you put in. The deposit fee counts against the first year. It assumes ' +
  'that prices, weights and all other stakes stay as they are; trading fees come on top.'
