import { createHash } from 'node:crypto'
import { jsonAnswer } from '../answers/jsonAnswer.ts'
import type { Config } from '../config.ts'
import { createFairGate } from '../createFairGate.ts'
import { createGuardedFetch } from '../fetch/createGuardedFetch.ts'
import type { Connect, Resolve } from '../fetch/sendGet.ts'
import type { Log } from '../log.ts'
import { createRateLimit } from '../rpc/rateLimit.ts'
import { isUnchanged } from '../static/acceptedEncodings.ts'
import type { StaticFiles } from '../static/loadFiles.ts'
import { type ConvertRefusal, ImageError } from './convertPicture.ts'
import { type Convert, createConverter } from './createConverter.ts'
import { createImageCache, type Image } from './createImageCache.ts'
import { createSources, pictureTypes, type Source } from './createSources.ts'
import { type ImageRequest, type Output, parseImageRequest, pickOutput } from './parseImageRequest.ts'

export type ImageDeps = {
  config: Pick<Config, 'imageHosts' | 'ipfsGateway' | 'imageLimits'>
  files: StaticFiles
  now: () => number
  log: Log
  resolve?: Resolve
  connect?: Connect
  /** Hears how many are made, whenever that changes. */
  onMaking?: (count: number) => void
}

/** Whoever looks at a page sees the rest of it meanwhile, but not for long. */
const WAIT_MS = 1_000

const tooMany = new ImageError(503, 'Too many images are being processed. Try again in a second.', {
  'retry-after': '1',
})

/** `GET /image`: a listed host's or our own picture in a size and a format that the screen needs. */
export function createImage({ config, files, now, log, resolve, connect, onMaking }: ImageDeps) {
  const { imageHosts: hosts, ipfsGateway: gateway, imageLimits: limits } = config
  const rateLimit = createRateLimit({ limits, now })
  const cache = createImageCache({ now })
  const fetchBytes = createGuardedFetch({ hosts, gateway, types: pictureTypes, limits, resolve, connect })
  const makeImage = createImageMaker({
    readSource: createSources({ files, fetchBytes, maxBytes: limits.bytes }),
    convert: createConverter(),
    timeoutMs: limits.timeoutMs,
    log,
  })
  const gate = createFairGate({ most: limits.atOnce, waitMs: WAIT_MS })
  /** Whoever asks for the same thing meanwhile gets the same one. */
  const underWay = new Map<string, Promise<Image>>()

  const makeOnce = (key: string, client: string, make: () => Promise<Image>): Promise<Image> => {
    const same = underWay.get(key)
    if (same) return same
    const image = gate
      .run(make, { client, weight: 1 })
      .then((made) => {
        if (!made) throw tooMany
        cache.set(key, made)
        return made
      })
      .finally(() => {
        underWay.delete(key)
        onMaking?.(underWay.size)
      })
    underWay.set(key, image)
    onMaking?.(underWay.size)
    return image
  }

  /** The cheap checks first. */
  return async (request: Request, client: string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refusal(new ImageError(405, 'Use GET.', { allow: 'GET, HEAD' }))
    }
    const wait = rateLimit.take(client)
    if (wait > 0) {
      const words = 'Too many images. Try again later.'
      return refusal(new ImageError(429, words, { 'retry-after': String(wait) }))
    }
    const parsed = parseImageRequest(new URL(request.url).searchParams)
    if ('refused' in parsed) return refusal(new ImageError(400, parsed.refused))
    const output = pickOutput(request.headers.get('accept'))
    const key = JSON.stringify([output, parsed.width, parsed.quality, parsed.url])
    try {
      const image = cache.get(key) ?? (await makeOnce(key, client, () => makeImage(parsed, output)))
      return imageAnswer(request, image)
    } catch (error) {
      if (error instanceof ImageError) return refusal(error)
      throw error
    }
  }
}

function refusal({ status, message, headers }: ImageError): Response {
  return jsonAnswer(status, { error: message }, headers)
}

/** A stranger's picture under our own name: opened by itself it is a download in a sandbox that may do nothing. */
const guards = {
  'content-disposition': 'attachment',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

function imageAnswer(
  { headers: asked }: Pick<Request, 'headers'>,
  { bytes, type, etag, cacheControl }: Image,
): Response {
  const headers = { ...guards, 'cache-control': cacheControl, etag, vary: 'accept', 'content-type': type }
  return isUnchanged(asked.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.length) } })
}

type ImageMakerDeps = {
  readSource: (url: string) => Promise<Source>
  convert: Convert
  timeoutMs: number
  log: Log
}

type MakeImage = (request: ImageRequest, output: Output) => Promise<Image>

const refusals: Readonly<Record<ConvertRefusal, readonly [status: number, words: string]>> = {
  'not-a-picture': [415, 'This is not a PNG, JPEG, WebP, GIF or AVIF image.'],
  'too-many-pixels': [413, 'The image has too many pixels.'],
  damaged: [415, 'The image is damaged and cannot be read.'],
}

/** One picture from the first byte to the last, within the time there is for all of it. */
function createImageMaker({ readSource, convert, timeoutMs, log }: ImageMakerDeps): MakeImage {
  return async ({ url, width, quality }, output) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const { bytes, cacheControl } = await readSource(url)
    const converted = await convert({ bytes, width, quality, output }, signal)
    if (!converted && signal.aborted) {
      throw new ImageError(504, `The image was not ready within ${timeoutMs} ms.`)
    }
    if (!converted) {
      log.error('the image converter process exited unexpectedly', { url: url.slice(0, 200) })
      throw new ImageError(502, 'The image cannot be read.')
    }
    if (converted.kind !== 'done') throw new ImageError(...refusals[converted.kind])
    const made = new Uint8Array(converted.bytes)
    const etag = `"${createHash('sha256').update(made).digest('base64url')}"`
    return { bytes: made, type: converted.type, etag, cacheControl }
  }
}
