import { constants, crc32, deflateSync, inflateSync } from 'node:zlib'

export type IndexedPicture = {
  readonly width: number
  readonly height: number
  /** One byte per pixel, row by row: 0 is clear, every other number is a colour of the palette, counted from 1. */
  readonly pixels: Uint8Array
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const chunkFrame = 12

/** The smallest form of a PNG for pixel art: every pixel is the number of a colour, and rows are stored unfiltered. */
export function encodeIndexedPng(picture: IndexedPicture, palette: readonly string[]): Uint8Array {
  const { width, height, pixels } = picture
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return png(picture, palette, deflateSync(rows, { level: 9 }))
}

/**
 * For drawings of large pixels: of each row only how it differs from the one above, packed by runs alone. Whichever
 * machine packs them, the bytes are the same; what searches further than for runs takes what its processor does best.
 */
export function encodeReproduciblePng(picture: IndexedPicture, palette: readonly string[]): Uint8Array {
  const { width, height, pixels } = picture
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    const [row, above] = [y * width, (y - 1) * width]
    rows[y * (width + 1)] = filterUp
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = ((pixels[row + x] ?? 0) - (pixels[above + x] ?? 0)) & 0xff
  }
  return png(picture, palette, deflateSync(rows, { level: 9, strategy: constants.Z_RLE }))
}

const filterUp = 2

function png({ width, height }: IndexedPicture, palette: readonly string[], packed: Uint8Array): Uint8Array {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(`000000${palette.map(sixDigits).join('')}`, 'hex')),
    chunk('tRNS', Buffer.from([0])),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Its chunks, pixels unpacked: two machines may pack the same pixels into different bytes. */
export function readPng(file: Uint8Array): ReadonlyMap<string, string> {
  const bytes = Buffer.from(file)
  const chunks = new Map<string, string>()
  for (let at = signature.length; at < bytes.length; at += bytes.readUInt32BE(at) + chunkFrame) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const data = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at))
    chunks.set(type, (type === 'IDAT' ? inflateSync(data) : data).toString('hex'))
  }
  return chunks
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const framed = Buffer.alloc(data.length + chunkFrame)
  framed.writeUInt32BE(data.length, 0)
  framed.write(type, 4, 'latin1')
  framed.set(data, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), data.length + 8)
  return framed
}

function sixDigits(colour: string): string {
  const digits = colour.slice(1)
  return digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
}
