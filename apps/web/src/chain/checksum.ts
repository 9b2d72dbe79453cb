/** FNV-1a: notices damage, not malice. */
export function checksum(text: string): string {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return (sum >>> 0).toString(16)
}
