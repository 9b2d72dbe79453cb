/** Before anything of ENS is loaded: has parts with points between them, and cannot be meant as an address, a path or a link. */
export function looksLikeName(text: string): boolean {
  const typed = text.trim()
  return (
    typed.length <= 255 && /^[^\s/:@?#]+(?:\.[^\s/:@?#.]+)+$/u.test(typed) && !/^0x[0-9a-f]*$/i.test(typed)
  )
}
