/** An exact origin of the web, and nothing that a browser would take for several. */
export function isOrigin(text: string): boolean {
  if (!/^https?:\/\/[^/?#*@\s]+$/.test(text)) return false
  try {
    return new URL(text).origin === text
  } catch {
    return false
  }
}
