/** Rows of palette letters, all of the same length. */
export type Drawing = readonly string[]

/** A drawing file holds one grid, or several (16 then 32 pixels) with an empty line between them. */
export function parseDrawing(name: string, text: string): readonly Drawing[] {
  const grids = text
    .trim()
    .split(/\n\s*\n/)
    .map((grid) => grid.split('\n').map((row) => row.trim()))
  for (const grid of grids) {
    const width = grid[0]?.length ?? 0
    const uneven = grid.findIndex((row) => row.length !== width)
    if (uneven >= 0) throw new Error(`${name}: row ${uneven + 1} is not ${width} wide: ${grid[uneven]}`)
  }
  return grids
}

/** The sixteen colours of the Windows palette, and ten tones between them for shading. A dot is clear. */
export const palette: Readonly<Record<string, string>> = {
  k: '#000',
  d: '#404040',
  x: '#808080',
  s: '#c0c0c0',
  e: '#dfdfdf',
  w: '#fff',
  m: '#800000',
  r: '#f00',
  i: '#ff8080',
  j: '#ffc0cb',
  u: '#804000',
  q: '#ff8000',
  c: '#ffcc99',
  o: '#808000',
  z: '#c0a000',
  y: '#ff0',
  h: '#ffc',
  g: '#008000',
  l: '#0f0',
  t: '#008080',
  a: '#0ff',
  n: '#000080',
  b: '#00f',
  v: '#9cf',
  p: '#800080',
  f: '#f0f',
}
