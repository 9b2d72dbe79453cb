import sharp, { type Sharp } from 'sharp'
import type { Output } from './parseImageRequest.ts'
import { type PictureFormat, pictureFormats } from './pictureFormats.ts'

export type ConvertRequest = { bytes: Uint8Array; width: number; quality: number; output: Output }

export type ConvertRefusal = 'not-a-picture' | 'too-many-pixels' | 'damaged'

export type Converted = { kind: 'done'; bytes: Uint8Array; type: string } | { kind: ConvertRefusal }

/** Of webp; no screen is that long. */
const LONGEST_SIDE = 16_383

/** The first frame, upright, without what a camera wrote beside it; smaller where asked, never larger. */
export async function convertPicture({ bytes, width, quality, output }: ConvertRequest): Promise<Converted> {
  const input = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const format = sniffPicture(input)
  if (!format) return { kind: 'not-a-picture' }
  try {
    const found = await sharp(input, { limitInputPixels: false }).metadata()
    if (found.format !== format.decodedAs) return { kind: 'not-a-picture' }
    if (found.width * found.height > format.mostPixels) return { kind: 'too-many-pixels' }
    if (Math.max(found.width, found.height) > LONGEST_SIDE) return { kind: 'too-many-pixels' }
    const picture = sharp(input, {
      limitInputPixels: format.mostPixels,
      failOn: 'truncated',
      sequentialRead: true,
    })
    const sized = picture.autoOrient().resize({ width, withoutEnlargement: true })
    const { encoded, type } = encode(sized, { output, quality, hasAlpha: found.hasAlpha })
    return { kind: 'done', bytes: await encoded.toBuffer(), type }
  } catch {
    return { kind: 'damaged' }
  }
}

type EncodeParameters = { output: Output; quality: number; hasAlpha: boolean }

function encode(picture: Sharp, { output, quality, hasAlpha }: EncodeParameters) {
  switch (output) {
    case 'webp':
      return { encoded: picture.webp({ quality }), type: 'image/webp' }
    case 'avif':
      // More effort takes seconds for a large picture.
      return { encoded: picture.avif({ quality, effort: 0, chromaSubsampling: '4:2:0' }), type: 'image/avif' }
    case 'plain':
      return hasAlpha
        ? { encoded: picture.png(), type: 'image/png' }
        : { encoded: picture.jpeg({ quality }), type: 'image/jpeg' }
    default:
      return output satisfies never
  }
}

function sniffPicture(bytes: Buffer): PictureFormat | undefined {
  return pictureFormats.find(({ isAtStartOf }) => isAtStartOf(bytes))
}

/** Why there is no picture, as a status and a sentence. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}
