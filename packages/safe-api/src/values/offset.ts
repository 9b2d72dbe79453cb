import { wholeNumber } from './wholeNumber.ts'

export const offset = wholeNumber({ least: 0, most: 1_000_000 })
