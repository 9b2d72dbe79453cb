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
