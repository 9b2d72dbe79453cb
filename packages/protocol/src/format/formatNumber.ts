const decimal = new Intl.NumberFormat('en-US', { style: 'decimal', maximumFractionDigits: 2 })

/** A count or a rate in en-US, decimal style, at most two decimals. Amounts of tokens: `formatAmount`. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return 'n/a'
  return decimal.format(roundTo2(value))
}

/** A whole number in en-US: `12,345`. Without `Intl`: making its first format was half of the time the shell took to begin. */
export function groupDigits(whole: bigint | number): string {
  return BigInt(whole)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
}

/** The smallest value that gets digits; what is below but not zero reads `<0.000001`. */
const dustDecimals = 6

/**
 * Shows an exact decimal text (`-12345.678`) in en-US, cut towards zero and never in scientific notation:
 * two decimals from 1 up (or as many as `decimals` says), six below. `significant` shows that many digits after
 * leading zeros instead, which is what small prices need.
 */
export function formatDecimal(
  text: string,
  { significant, decimals = 2 }: { significant?: number; decimals?: number } = {},
): string {
  const negative = text.startsWith('-')
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const isWhole = BigInt(whole) > 0n
  const kept = isWhole ? decimals : significant ? leadingZeros(fraction) + significant : dustDecimals
  const shown = fraction.slice(0, kept).replace(/0+$/, '')
  const hidden = /[1-9]/.test(fraction)
  if (!isWhole && shown === '' && hidden) return negative ? '>-0.000001' : '<0.000001'
  const sign = negative && (isWhole || shown !== '') ? '-' : ''
  return `${sign}${groupDigits(BigInt(whole))}${shown ? `.${shown}` : ''}`
}

function leadingZeros(digits: string): number {
  return digits.length - digits.replace(/^0+/, '').length
}

/** The specification's 2-decimal rounding helper: half away from zero, as people round (1.005 → 1.01). */
export function roundTo2(value: number): number {
  const shifted = Number(`${Math.abs(value)}e2`)
  const rounded = Number.isNaN(shifted) ? Math.abs(value) : Math.round(shifted) / 100
  return Math.sign(value) * rounded
}
