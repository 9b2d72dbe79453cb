import { wholeNumber } from './wholeNumber.ts'

type Range = { least?: number; most?: number }

/** A bound that the operator may move. */
export function limit(usual: number, { least = 1, most = 1_000_000_000 }: Range = {}) {
  return wholeNumber(least, most).prefault(String(usual))
}
