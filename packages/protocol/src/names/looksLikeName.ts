/** Before anything of ENS is loaded: parts with points between them that nobody can mean as an address, a path or a link. */
export function looksLikeName(text: string): boolean {
  const typed = text.trim()
  return typed.length <= 255 && /^[^\s./:@?#]+(?:\.[^\s./:@?#]+)+$/u.test(typed)
}
