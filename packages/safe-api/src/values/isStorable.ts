/** Postgres text has no NUL, and half a surrogate pair would be replaced on the way. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
