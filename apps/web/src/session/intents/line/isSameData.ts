/** Equal in everything that counts: numbers in any form, hex in any case, fields in any order. */
export function isSameData(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(spelling(value))
  if (typeof value === 'number' || typeof value === 'bigint') return JSON.stringify(String(value))
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join()}}`
}

function spelling(text: string): string {
  return /^0x[0-9a-f]*$/i.test(text) ? text.toLowerCase() : text
}
