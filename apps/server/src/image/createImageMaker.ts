import { createHash } from 'node:crypto'
import type { Log } from '../log.ts'
import type { ConvertRefusal } from './convertPicture.ts'
import type { Convert } from './createConverter.ts'
import type { Image } from './createImageCache.ts'
import type { Source } from './createSources.ts'
import { ImageError } from './ImageError.ts'
import type { ImageRequest } from './parseImageRequest.ts'
import type { Output } from './pickOutput.ts'

export type ImageMakerDeps = {
  readSource: (url: string) => Promise<Source>
  convert: Convert
  timeoutMs: number
  log: Log
}

export type MakeImage = (request: ImageRequest, output: Output) => Promise<Image>

const refusals: Readonly<Record<ConvertRefusal, readonly [status: number, words: string]>> = {
  'not-a-picture': [415, 'This is not a picture in png, jpeg, webp, gif or avif.'],
  'too-many-pixels': [413, 'The picture has too many pixels.'],
  damaged: [415, 'The picture is damaged and cannot be read.'],
}

/** One picture from the first byte to the last, within the time there is for all of it. */
export function createImageMaker({ readSource, convert, timeoutMs, log }: ImageMakerDeps): MakeImage {
  return async ({ url, width, quality }, output) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const { bytes, cacheControl } = await readSource(url)
    const converted = await convert({ bytes, width, quality, output }, signal)
    if (!converted && signal.aborted) {
      throw new ImageError(504, `The picture was not ready within ${timeoutMs} ms.`)
    }
    if (!converted) {
      log.error('the process that converts pictures ended by itself', { url: url.slice(0, 200) })
      throw new ImageError(502, 'The picture cannot be read.')
    }
    if (converted.kind !== 'done') throw new ImageError(...refusals[converted.kind])
    const made = new Uint8Array(converted.bytes)
    const etag = `"${createHash('sha256').update(made).digest('base64url')}"`
    return { bytes: made, type: converted.type, etag, cacheControl }
  }
}
