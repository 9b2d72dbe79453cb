/** Nobody searches for more; the address holds it. */
export const mostHelpCharacters = 60

/** What was searched for, word by word: small letters and digits, nothing else. */
export function wantedWords(searched: string): readonly string[] {
  return lettersOf(searched.slice(0, mostHelpCharacters)).split(' ').filter(Boolean)
}

/** Small letters and digits, each word after a blank. */
export function lettersOf(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`
}
