/** Text from a stranger: no control, direction or invisible characters, and no more than `most` characters. */
export function cleanText(text: string, most = 64): string {
  const visible = text.slice(0, most * 8).replace(/\p{C}|\p{Zl}|\p{Zp}/gu, '')
  return [...visible].slice(0, most).join('').trim()
}
