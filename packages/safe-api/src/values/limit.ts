import { wholeNumber } from './wholeNumber.ts'

/** How many entries a page may have. */
export const limit = wholeNumber({ least: 1, most: 100 })
