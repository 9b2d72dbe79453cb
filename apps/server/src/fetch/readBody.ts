import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'

export type ReadBodyParameters = { response: IncomingMessage; maxBytes: number; signal: AbortSignal }

/** The whole body, unpacked. Counted before and after unpacking, so that neither can grow beyond the limit. */
export async function readBody({ response, maxBytes, signal }: ReadBodyParameters): Promise<Buffer> {
  const tooLarge = new FetchError('too-large', `The answer is larger than ${maxBytes} bytes.`)
  const announced = Number(response.headers['content-length'] ?? 0)
  if (announced > maxBytes) throw tooLarge
  const unpack = unpackerFor(response.headers['content-encoding'])

  async function* capped(source: AsyncIterable<Buffer>) {
    let length = 0
    for await (const chunk of source) {
      length += chunk.length
      if (length > maxBytes) throw tooLarge
      yield chunk
    }
  }
  const collect = async (source: AsyncIterable<Buffer>) => {
    const chunks: Buffer[] = []
    for await (const chunk of source) chunks.push(chunk)
    return Buffer.concat(chunks)
  }
  try {
    return await pipeline(response, capped, unpack, capped, collect, { signal })
  } catch (cause) {
    if (cause instanceof FetchError) throw cause
    throw new FetchError('failed', 'The answer is incomplete or damaged.', { cause })
  }
}

function unpackerFor(encoding = 'identity') {
  switch (encoding.toLowerCase()) {
    case 'identity':
      return new PassThrough()
    case 'gzip':
      return createGunzip()
    case 'br':
      return createBrotliDecompress()
    default:
      throw new FetchError('failed', 'The answer uses an encoding that was not requested.')
  }
}

/** `Image/PNG; charset=x` is `image/png`; nothing said is unknown bytes. */
export function mediaType(header: string | undefined): string {
  const [type = ''] = (header ?? '').split(';')
  return type.trim().toLowerCase() || 'application/octet-stream'
}

export type FetchErrorCode =
  /** Not an address that we would ever fetch. */
  | 'bad-address'
  /** A host or a network that is not open to us. */
  | 'not-allowed'
  | 'not-found'
  | 'too-large'
  | 'wrong-type'
  /** The other side could not be reached, or answers what nobody can use. */
  | 'failed'
  | 'timeout'

/** The message is a sentence for whoever asked; it never tells what is behind a refused name. */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  readonly code: FetchErrorCode

  constructor(code: FetchErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
