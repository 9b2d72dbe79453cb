import { type Drawing, palette } from '@love/ui98/icons/parseDrawing.ts'
import { encodeReproduciblePng } from '@love/ui98/indexedPng'
import { letterOf, widthOf, wrapped } from './letters.ts'
import type { Preview } from './previewOf.ts'

/** In large pixels, each of which is two wide and high in the file. */
const size = { width: 600, height: 315 }
const scale = 2

export const previewSize = { width: size.width * scale, height: size.height * scale }

const titleSteps = 29

/** From left to right in a title bar: from `#000080` to `#1070bc`, as in the style sheet. */
const titleColours = Array.from({ length: titleSteps }, (_, at) => {
  const between = (from: number, to: number) => Math.round(from + ((to - from) * at) / (titleSteps - 1))
  const parts = [between(0, 0x10), between(0, 0x70), between(0x80, 0xbc)]
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
})

const colours = [...Object.values(palette), '#008081', ...titleColours]

const letters = Object.keys(palette)

const desktop = colours.indexOf('#008081') + 1

function colour(letter: string): number {
  const at = letters.indexOf(letter)
  if (at < 0) throw new Error(`No colour for the letter ${letter}.`)
  return at + 1
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

type IconOf = (name: string, size: 16 | 32) => Drawing

/** A window with an icon and words on our desktop, as a PNG. The same preview is the same file, wherever it is drawn. */
export function drawPreview({ icon, window, heading, words }: Preview, iconOf: IconOf): Uint8Array {
  const sheet = new Sheet()
  sheet.fill({ x: 0, y: 0, ...size }, desktop)
  sheet.raise({ x: 36, y: 34, width: 528, height: 214 })
  titleColours.forEach((_, at) => {
    sheet.fill({ x: 39 + at * 18, y: 37, width: 18, height: 24 }, desktop + 1 + at)
  })
  sheet.draw(iconOf(icon, 16), { x: 43, y: 41, times: 1 })
  sheet.write(window, { x: 65, y: 42, times: 2, letter: 'w' })
  drawButtons(sheet)
  sheet.draw(iconOf(icon, 32), { x: 58, y: 88, times: 3 })
  const times = [6, 5, 4, 3].find((one) => widthOf(heading) * one <= 366) ?? 2
  sheet.write(heading, { x: 178, y: 84, times, letter: 'k' })
  const lines = wrapped(words, 184)
  if (lines.length > mostLines) throw new Error(`There is no room in a preview for: ${words}`)
  lines.forEach((line, at) => {
    sheet.write(line, { x: 178, y: 146 + at * 22, times: 2, letter: 'k' })
  })
  sheet.raise({ x: 0, y: 283, width: size.width, height: 34 })
  sheet.raise({ x: 5, y: 288, width: 86, height: 23 })
  sheet.draw(iconOf('heart', 16), { x: 10, y: 292, times: 1 })
  sheet.write('Start', { x: 32, y: 293, times: 2, letter: 'k' })
  sheet.sink({ x: 500, y: 288, width: 95, height: 23 })
  sheet.draw(iconOf('heart', 16), { x: 506, y: 292, times: 1 })
  sheet.write('LOVE', { x: 530, y: 293, times: 2, letter: 'k' })
  return sheet.png()
}

const mostLines = 4

/** Those of every window; here they are a picture. */
function drawButtons(sheet: Sheet): void {
  for (const x of [498, 518, 540]) sheet.raise({ x, y: 40, width: 20, height: 18 })
  sheet.fill({ x: 503, y: 52, width: 8, height: 2 }, colour('k'))
  sheet.fill({ x: 522, y: 43, width: 11, height: 11 }, colour('k'))
  sheet.fill({ x: 523, y: 45, width: 9, height: 8 }, colour('s'))
  for (let at = 0; at < 8; at++)
    for (const x of [545 + at, 552 - at]) sheet.fill({ x, y: 45 + at, width: 2, height: 1 }, colour('k'))
}

type Place = { readonly x: number; readonly y: number; readonly times: number }

/** What is outside of it is left out. */
class Sheet {
  readonly #pixels = new Uint8Array(size.width * size.height)

  fill({ x, y, width, height }: Box, number: number): void {
    const end = Math.min(x + width, size.width)
    for (let row = y; row < Math.min(y + height, size.height); row++)
      this.#pixels.fill(number, row * size.width + x, row * size.width + end)
  }

  /** With the two edges of a window. */
  raise(box: Box): void {
    this.#edge(box, 'w', 'k')
    this.#edge(inside(box), 'e', 'x')
    this.fill(inside(inside(box)), colour('s'))
  }

  sink(box: Box): void {
    this.#edge(box, 'x', 'w')
    this.fill(inside(box), colour('s'))
  }

  #edge(box: Box, topLeft: string, bottomRight: string): void {
    this.fill(box, colour(bottomRight))
    this.fill({ ...box, width: box.width - 1, height: box.height - 1 }, colour(topLeft))
  }

  draw(drawing: Drawing, { x, y, times }: Place): void {
    for (const [down, row] of drawing.entries())
      for (const [right, letter] of [...row].entries())
        if (letter !== '.')
          this.fill(
            { x: x + right * times, y: y + down * times, width: times, height: times },
            colour(letter),
          )
  }

  write(text: string, { x, y, times, letter }: Place & { readonly letter: string }): void {
    let left = x
    for (const character of text) {
      const drawn = letterOf(character).map((row) => row.replaceAll('#', letter))
      this.draw(drawn, { x: left, y, times })
      left += ((drawn[0]?.length ?? 0) + 1) * times
    }
  }

  png(): Uint8Array {
    const { width, height } = previewSize
    const pixels = new Uint8Array(width * height)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        pixels[y * width + x] = this.#pixels[Math.floor(y / scale) * size.width + Math.floor(x / scale)] ?? 0
    return encodeReproduciblePng({ width, height, pixels }, colours)
  }
}

function inside({ x, y, width, height }: Box): Box {
  return { x: x + 1, y: y + 1, width: width - 2, height: height - 2 }
}
