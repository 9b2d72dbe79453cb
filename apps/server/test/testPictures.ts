import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export type PaintParameters = { width: number; height: number; isSeeThrough?: boolean }

/** Stripes, so that a picture is not just one colour; made anew in every test. */
export function paint({ width, height, isSeeThrough = false }: PaintParameters) {
  const channels = isSeeThrough ? 4 : 3
  const pixels = Buffer.alloc(width * height * channels, 200)
  for (let at = 0; at < pixels.length; at += 7) pixels[at] = at % 251
  return sharp(pixels, { raw: { width, height, channels } })
}

/** A true png of so many black pixels, a few bytes for each thousand of them. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit a pixel, in grey.
  header[8] = 1
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/** A gif whose screen and frame claim 5,000 × 5,000 pixels; its reader takes larger screens for a mistake. */
export async function hugeGif(): Promise<Buffer> {
  const gif = await paint({ width: 8, height: 8 }).gif().toBuffer()
  const frame = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 8, 0, 8, 0])) + 5
  for (const at of [6, 8, frame, frame + 2]) gif.writeUInt16LE(5_000, at)
  return gif
}

/** A jpeg whose frame header claims 60,000 × 60,000 pixels. */
export async function hugeJpeg(): Promise<Buffer> {
  const jpeg = await paint({ width: 8, height: 8 }).jpeg({ progressive: false }).toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(60_000, frame + 5)
  jpeg.writeUInt16BE(60_000, frame + 7)
  return jpeg
}

/** A lossless webp whose header claims 16,383 × 16,383 pixels. */
export async function hugeWebp(): Promise<Buffer> {
  const webp = await paint({ width: 8, height: 8 }).webp({ lossless: true }).toBuffer()
  const stream = webp.indexOf('VP8L') + 8
  const flags = webp.readUInt32LE(stream + 1) & ~0x0fffffff
  webp.writeUInt32LE(((16_382 << 14) | 16_382 | flags) >>> 0, stream + 1)
  return webp
}

/** An avif whose size box claims 60,000 × 60,000 pixels. */
export async function hugeAvif(): Promise<Buffer> {
  const avif = await paint({ width: 8, height: 8 }).avif({ effort: 0 }).toBuffer()
  const size = avif.indexOf('ispe') + 8
  avif.writeUInt32BE(60_000, size)
  avif.writeUInt32BE(60_000, size + 4)
  return avif
}

/** Three frames of 20 × 10, each another colour. */
export async function animatedGif(): Promise<Buffer> {
  const frames = ['red', 'lime', 'blue'].map((background) =>
    sharp({ create: { width: 20, height: 10, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)
