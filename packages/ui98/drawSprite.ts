import { encodeIndexedPng } from './indexedPng.ts'
import { type Drawing, palette } from './src/icons/parseDrawing.ts'
import { spriteStep, spriteWidth } from './src/icons/spriteLayout.ts'

const letters = `.${Object.keys(palette).join('')}`

/** The picture that `Icon` cuts every icon from. */
export function drawSprite(drawings: ReadonlyMap<string, readonly Drawing[]>): Uint8Array {
  const rows = [...drawings].flatMap(([name, sizes]) => iconRows(name, sizes))
  const pixels = Uint8Array.from(rows.join(''), colourNumber)
  return encodeIndexedPng({ width: spriteWidth, height: rows.length, pixels }, Object.values(palette))
}

function iconRows(name: string, [small = [], large = []]: readonly Drawing[]): readonly string[] {
  if (!isSquare(small, 16) || !isSquare(large, 32)) {
    throw new Error(`${name}: draw 16 rows of 16 letters, an empty line, 32 rows of 32.`)
  }
  return Array.from({ length: spriteStep }, (_, y) => {
    const [left = '', right = ''] = [large[y], small[y]]
    return (left.padEnd(spriteStep, '.') + right).padEnd(spriteWidth, '.')
  })
}

function isSquare(drawing: Drawing, size: number): boolean {
  return drawing.length === size && drawing.every((row) => row.length === size)
}

function colourNumber(letter: string): number {
  const number = letters.indexOf(letter)
  if (number < 0) throw new Error(`No colour for the letter ${letter}.`)
  return number
}
