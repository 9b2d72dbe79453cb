/** An exact ratio. The denominator is positive, so a value always exists: no NaN, no Infinity. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator <= 0n) throw new RangeError('A fraction needs a positive denominator.')
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator)
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

/** Only for positive values: who divides must know what zero means there. */
export function invert({ numerator, denominator }: Fraction): Fraction {
  return fraction(denominator, numerator)
}

/** Decimal text cut towards zero after `digits` digits: `-12.34`. */
export function toDecimal({ numerator, denominator }: Fraction, digits: number): string {
  const magnitude = numerator < 0n ? -numerator : numerator
  const scaled = (magnitude * 10n ** BigInt(digits)) / denominator
  const text = scaled.toString().padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const sign = numerator < 0n ? '-' : ''
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${text.slice(-digits)}`
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}
