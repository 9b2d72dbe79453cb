import type { Curve, Line } from '../findings.ts'

const width = 640
const plotHeight = 220
const left = 64
const right = width - 36
/** Told apart by dash as well as by colour. */
const strokes = [
  { dash: 'none', light: '#000080', dark: '#8ab4ff' },
  { dash: '8 4', light: '#800000', dark: '#ff9e9e' },
  { dash: '2 4', light: '#005000', dark: '#8fd98f' },
  { dash: '12 4 2 4', light: '#5a3d00', dark: '#ffcf6b' },
]

/** Both scales in powers of ten, so that straight and flat lines mean what they seem to. */
export function drawCurve({ name, across, unit, lines }: Curve): string {
  const top = 44 + lines.length * 18
  const bottom = top + plotHeight
  const height = bottom + 48
  const points = lines.flatMap((line) => line.points)
  const x = scale(
    points.map(({ at }) => at),
    [left, right],
  )
  const y = scale(
    points.map(({ value }) => value),
    [bottom, top],
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">`,
    `<title id="title">${safe(`${name}: ${unit} across ${across}`)}</title>`,
    `<style>${style()}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    `<text class="name" x="${left}" y="24">${safe(name)}, ${safe(unit)}</text>`,
    ...lines.map(legendOf),
    ...x.marks.flatMap((mark) => [
      `<path class="grid" d="M${x.place(mark)} ${top}V${bottom}"/>`,
      `<text x="${x.place(mark)}" y="${bottom + 18}" text-anchor="middle">${textOf(mark)}</text>`,
    ]),
    ...y.marks.flatMap((mark) => [
      `<path class="grid" d="M${left} ${y.place(mark)}H${right}"/>`,
      `<text x="${left - 8}" y="${y.place(mark) + 4}" text-anchor="end">${textOf(mark)}</text>`,
    ]),
    `<text x="${right}" y="${height - 10}" text-anchor="end">${safe(across)}</text>`,
    ...lines.map((line, index) => lineOf(line, index, (at, value) => [x.place(at), y.place(value)])),
    '</svg>',
    '',
  ].join('\n')
}

function legendOf({ name }: Line, index: number): string {
  const y = 42 + index * 18
  return `<path class="l${index % strokes.length}" d="M${left} ${y - 4}h32"/><text x="${left + 40}" y="${y}">${safe(name)}</text>`
}

function lineOf({ points }: Line, index: number, place: (at: number, value: number) => number[]): string {
  const places = points.map(({ at, value }) => place(at, value))
  const kind = index % strokes.length
  const dots = places.map(([x, y]) => `<circle class="d${kind}" cx="${x}" cy="${y}" r="3"/>`)
  return `<polyline class="l${kind}" points="${places.join(' ')}"/>${dots.join('')}`
}

/** Whole powers of ten around the values, at least one apart. */
function scale(values: readonly number[], [from, to]: readonly [number, number]) {
  const logOf = (value: number) => Math.log10(Math.max(value, 1e-6))
  const logs = values.map(logOf)
  // What is a power of ten itself must not miss its own mark by a rounding error.
  const low = Math.floor(Math.min(...logs) + 1e-9)
  const high = Math.max(low + 1, Math.ceil(Math.max(...logs) - 1e-3))
  const place = (value: number) => {
    const share = (logOf(value) - low) / (high - low)
    return Math.round((from + share * (to - from)) * 10) / 10
  }
  return { place, marks: Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step)) }
}

/** Powers of ten below one come with rounding errors. */
function textOf(mark: number): string {
  return mark.toLocaleString('en-US', { maximumFractionDigits: 6 })
}

function style(): string {
  const colours = (kind: 'light' | 'dark') =>
    strokes.map((stroke, at) => `.l${at}{stroke:${stroke[kind]}}.d${at}{fill:${stroke[kind]}}`).join('')
  const dashes = strokes.map(({ dash }, at) => `.l${at}{fill:none;stroke-width:2;stroke-dasharray:${dash}}`)
  return [
    'text{font:12px sans-serif;fill:#000}.name{font-size:14px;font-weight:bold}.ground{fill:#fff}',
    `.grid{stroke:#c0c0c0;stroke-width:1}${dashes.join('')}${colours('light')}`,
    `@media (prefers-color-scheme:dark){text{fill:#f0f0f0}.ground{fill:#101010}.grid{stroke:#404040}${colours('dark')}}`,
  ].join('')
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
