/** “1,234.5” and “1,234,567”: no other reading is possible. */
const grouped = /^\d{1,3}(?:(?:,\d{3})+\.\d*|(?:,\d{3}){2,})$/
/** “0,5”: a comma where most of the world has one. */
const withComma = /^\d*,\d*$/
/** “1,000” is a thousand to some and one to others. */
const ambiguous = /^[1-9]\d{0,2},\d{3}$/

/** What a person typed as a number, with a point and nothing between its digits; as it is where that is not certain. */
export function decimalPoint(text: string): string {
  const typed = text.trim()
  if (grouped.test(typed)) return typed.replaceAll(',', '')
  return withComma.test(typed) && !ambiguous.test(typed) ? typed.replace(',', '.') : typed
}

/** Why a number with a comma was not understood. */
export function ambiguousWords(text: string): string | undefined {
  const typed = text.trim()
  return ambiguous.test(typed)
    ? `${typed} could mean ${typed.replace(',', '')} or ${typed.replace(',', '.')}. Enter it without a comma.`
    : undefined
}
