/**
 * A value of a batch file as our own forms take it. The field's tool lets lists stand without quotes, as in
 * `[0x12…, 5, true]`, where JSON would cut the digits of large numbers. Undefined for a number without quotes.
 */
export function argumentText(type: string, value: unknown): string | undefined {
  if (typeof value === 'number') return undefined
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  if (type === 'bool') return boolText(text)
  return /\]$|^tuple/.test(type) ? quoted(text) : text
}

function boolText(text: string): string {
  const word = text.trim().toLowerCase()
  if (word === '1') return 'true'
  return word === '0' ? 'false' : word
}

/** A mark of JSON, a text in either quotes, or a bare word. */
const token = /\s*(?:([[\]{},:])|("(?:[^"\\]|\\.)*")|'([^']*)'|([^\s[\]{},:"']+))/gy

/** The same with every bare word in quotes; what cannot be read so is left as it is, and refused by whoever reads it. */
function quoted(text: string): string {
  const source = text.trim()
  const parts: string[] = []
  let end = 0
  for (const found of source.matchAll(token)) {
    const [whole, mark, string, single, word] = found
    parts.push(mark ?? string ?? JSON.stringify(single ?? lowerBool(word ?? '')))
    end = found.index + whole.length
  }
  return end === source.length ? parts.join('') : text
}

function lowerBool(word: string): string {
  return /^(true|false)$/i.test(word) ? word.toLowerCase() : word
}
