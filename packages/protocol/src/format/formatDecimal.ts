import { groupDigits } from './groupDigits.ts'

/** The smallest value that gets digits; what is below but not zero reads `<0.000001`. */
const dustDecimals = 6

/**
 * Shows an exact decimal text (`-12345.678`) in en-US, cut towards zero and never in scientific notation:
 * two decimals from 1 up, six below. `significant` shows that many digits after leading zeros instead,
 * which is what small prices need.
 */
export function formatDecimal(text: string, { significant }: { significant?: number } = {}): string {
  const negative = text.startsWith('-')
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const isWhole = BigInt(whole) > 0n
  const kept = isWhole ? 2 : significant ? leadingZeros(fraction) + significant : dustDecimals
  const shown = fraction.slice(0, kept).replace(/0+$/, '')
  const hidden = /[1-9]/.test(fraction)
  if (!isWhole && shown === '' && hidden) return negative ? '>-0.000001' : '<0.000001'
  const sign = negative && (isWhole || shown !== '') ? '-' : ''
  return `${sign}${groupDigits(BigInt(whole))}${shown ? `.${shown}` : ''}`
}

function leadingZeros(digits: string): number {
  return digits.length - digits.replace(/^0+/, '').length
}
