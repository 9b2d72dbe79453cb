type Scalar = string | number | boolean | null | undefined

/** Control and format characters hide text or turn its direction; half a surrogate pair is no character. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu

/** One line of readable text, at most so many characters; a cut is marked. */
export function plainText(value: Scalar, most: number): string {
  if (value === null || value === undefined) return ''
  // Cut before cleaning too, so that the work is bounded by what is kept.
  const start = numberText(value).slice(0, 4 * most)
  const words = start.replace(/[\t\n\v\f\r\u0085]+/g, ' ').replace(unseen, '')
  const letters = [...words.trim()]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('')
}

/** No powers of ten: a number too long for plain digits says nothing. */
function numberText(value: string | number | boolean): string {
  if (typeof value !== 'number') return String(value)
  if (Number.isInteger(value)) return String(BigInt(value))
  return /e/.test(String(value)) ? '' : String(value)
}
