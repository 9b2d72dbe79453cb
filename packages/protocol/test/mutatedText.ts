import fc from 'fast-check'

const strange = [
  '\n',
  '\r\n',
  ' ',
  '\t',
  '\u00a0',
  '\u200b',
  '\0',
  ':',
  '.',
  '@',
  '0',
  '9',
  'é',
  '\ud83d',
  'URI: ',
]

/** The text with one to three things changed in it; sometimes it comes out the same. */
export function mutatedText(text: string): fc.Arbitrary<string> {
  const lines = text.split('\n').length
  const place = fc.nat(text.length)
  const piece = fc.oneof(fc.constantFrom(...strange), fc.string({ minLength: 1, maxLength: 3 }))
  const line = fc.nat(lines - 1)
  const mutation = fc.oneof(
    fc.tuple(place, piece).map(
      ([at, more]) =>
        (old: string) =>
          old.slice(0, at) + more + old.slice(at),
    ),
    fc.tuple(place, piece).map(
      ([at, more]) =>
        (old: string) =>
          old.slice(0, at) + more + old.slice(at + more.length),
    ),
    fc.tuple(place, fc.integer({ min: 1, max: 40 })).map(
      ([at, length]) =>
        (old: string) =>
          old.slice(0, at) + old.slice(at + length),
    ),
    place.map((at) => (old: string) => swapCase(old, at)),
    fc.tuple(line, line).map(
      ([from, to]) =>
        (old: string) =>
          moveLine(old, from, to),
    ),
    fc.tuple(line, line).map(
      ([from, to]) =>
        (old: string) =>
          copyLine(old, from, to),
    ),
    line.map((at) => (old: string) => copyLine(old, at, lines)),
  )
  return fc
    .array(mutation, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((changed, change) => change(changed), text))
}

function swapCase(text: string, at: number): string {
  const letter = text.charAt(at)
  const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
  return text.slice(0, at) + other + text.slice(at + 1)
}

function moveLine(text: string, from: number, to: number): string {
  const lines = text.split('\n')
  lines.splice(to, 0, ...lines.splice(from, 1))
  return lines.join('\n')
}

function copyLine(text: string, from: number, to: number): string {
  const lines = text.split('\n')
  lines.splice(to, 0, lines[from] ?? '')
  return lines.join('\n')
}
