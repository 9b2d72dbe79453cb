/** Longer ones are nothing a market has. */
const mostCharacters = 120

/** An exact number as text, of a length that can be shown. */
export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && value.length <= mostCharacters && /^-?\d+(\.\d+)?$/.test(value)
}

export function decimalOrNull(value: unknown): string | null {
  return isDecimal(value) ? value : null
}
