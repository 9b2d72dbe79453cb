import { roundTo2 } from './roundTo2.ts'

const decimal = new Intl.NumberFormat('en-US', { style: 'decimal', maximumFractionDigits: 2 })

/** A count or a rate in en-US, decimal style, at most two decimals. Amounts of tokens: `formatAmount`. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return 'n/a'
  return decimal.format(roundTo2(value))
}
