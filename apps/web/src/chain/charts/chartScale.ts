/**
 * A drawing needs numbers, and numbers of a moderate size lose nothing that can be seen. So each series is drawn as a
 * multiple of a power of ten: `points` are below ten, and a point times ten to the `exponent` is the value.
 */
export type ScaledPoints = { readonly exponent: number; readonly points: readonly (number | undefined)[] }

/** Powers of ten beyond this are no numbers any more. */
const mostExponent = 300

export function scalePoints(values: readonly (string | null)[]): ScaledPoints {
  const numbers = values.map((value) => (value === null ? Number.NaN : Number(value)))
  const known = numbers.filter((number) => Number.isFinite(number) && number !== 0).map(Math.abs)
  const largest = known.reduce((most, number) => Math.max(most, number), 0)
  const exponent = largest === 0 ? 0 : clampExponent(Math.floor(Math.log10(largest)))
  const unit = 10 ** exponent
  return { exponent, points: numbers.map((number) => finite(number / unit)) }
}

/** What a place on the axis stands for, as decimal text. */
export function unscalePoint(point: number, exponent: number): string {
  if (!Number.isFinite(point)) return '0'
  const digits = String(BigInt(Math.round(Math.abs(point) * 1e9)))
  const text = shiftPoint(digits, exponent - 9)
  return point < 0 && /[1-9]/.test(text) ? `-${text}` : text
}

/** `123` shifted by -2 reads `1.23`. */
function shiftPoint(digits: string, by: number): string {
  if (by >= 0) return digits === '0' ? '0' : `${digits}${'0'.repeat(by)}`
  const padded = digits.padStart(1 - by, '0')
  return `${padded.slice(0, by)}.${padded.slice(by)}`
}

function clampExponent(exponent: number): number {
  return Math.max(-mostExponent, Math.min(mostExponent, exponent))
}

function finite(number: number): number | undefined {
  return Number.isFinite(number) ? number : undefined
}
