import type { Drawing } from './parseDrawing.ts'

type Palette = Readonly<Record<string, string>>

/** Strokes run through the middle of a pixel, hence the half. */
export function viewBox(drawing: Drawing): string {
  return `viewBox="0 -.5 ${drawing[0]?.length ?? 0} ${drawing.length}"`
}

/**
 * One stroked path per colour, from row to row, neighbours of one colour merged into a run. Colours are painted
 * over each other, black first: a run may pass under what comes later, which halves the file.
 */
export function drawingToPaths(drawing: Drawing, palette: Palette): string {
  const letters = paintingOrder(drawing)
  return letters
    .map((letter, at) => {
      const colour = palette[letter]
      if (!colour) throw new Error(`No colour for the letter ${letter}.`)
      return `<path stroke="${colour}" d="${colourPath(drawing, letter, letters.slice(at + 1))}"/>`
    })
    .join('')
}

/** A picture that stands alone, as a file of its own. */
export function drawingToPicture(name: string, drawing: Drawing, palette: Palette): string {
  const svg = 'xmlns="http://www.w3.org/2000/svg" shape-rendering="crispEdges"'
  return `<svg ${svg} ${viewBox(drawing)}><title>${name}</title>${drawingToPaths(drawing, palette)}</svg>\n`
}

function paintingOrder(drawing: Drawing): readonly string[] {
  const counts = new Map<string, number>()
  for (const letter of drawing.join('').replaceAll('.', '')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const weight = (letter: string) => (letter === 'k' ? Infinity : (counts.get(letter) ?? 0))
  return [...counts.keys()].sort((a, b) => weight(b) - weight(a))
}

function colourPath(drawing: Drawing, letter: string, later: readonly string[]): string {
  const run = new RegExp(`${letter}(?:[${[letter, ...later].join('')}]*${letter})?`, 'g')
  let [penX, penY] = [0, 0]
  let path = ''
  for (const [y, row] of drawing.entries()) {
    for (const { 0: pixels, index: x } of row.matchAll(run)) {
      path += path ? `m${x - penX} ${y - penY}h${pixels.length}` : `M${x} ${y}h${pixels.length}`
      penX = x + pixels.length
      penY = y
    }
  }
  return path
}
