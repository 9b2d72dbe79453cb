const mostCharacters = 64

/** A name that a stranger's contract gives itself: short, and without signs that change how text is read. */
export function tokenWords(given: unknown): string {
  const plain = (typeof given === 'string' ? given : '')
    .slice(0, 4 * mostCharacters)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
  return [...plain.trim()].slice(0, mostCharacters).join('')
}
