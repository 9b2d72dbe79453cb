import { drawingToPaths, viewBox } from '@love/ui98/icons/drawingToSvg.ts'
import { palette, parseDrawing } from '@love/ui98/icons/parseDrawing.ts'

/** A drawing in letters of the palette, as a picture that is data. Ours all: brands keep their artwork. */
export function pixelIcon(drawing: string): string {
  const [grid = []] = parseDrawing('icon', drawing)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox(grid)} shape-rendering="crispEdges">${drawingToPaths(grid, palette)}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
