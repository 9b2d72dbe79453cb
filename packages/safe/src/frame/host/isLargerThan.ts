/** Roughly the characters of a message, and no more work than `most`: also for one that contains itself. */
export function isLargerThan(value: unknown, most: number): boolean {
  const open: unknown[] = [value]
  let size = 0
  while (open.length > 0) {
    const next = open.pop()
    size += typeof next === 'string' ? next.length : 4
    if (ArrayBuffer.isView(next) || next instanceof ArrayBuffer) size += next.byteLength
    else if (Array.isArray(next)) {
      if (size + next.length > most) return true
      for (const item of next) open.push(item)
    } else if (typeof next === 'object' && next !== null)
      for (const key of Object.keys(next)) {
        size += key.length
        if (size > most) return true
        open.push((next as Readonly<Record<string, unknown>>)[key])
      }
    if (size > most) return true
  }
  return false
}
