import { FetchError, mediaType } from './readBody.ts'

export type FetchedBytes = { bytes: Buffer; type: string }

/** The content of a `data:` address. Nothing is asked of anybody. */
export function readDataUrl(text: string, maxBytes: number): FetchedBytes {
  // Three letters for a byte is the most that any spelling needs.
  if (text.length > 3 * maxBytes + 256) throw tooLarge(maxBytes)
  const comma = text.indexOf(',')
  if (comma < 0) throw bad('The data URL has no comma before its content.')
  const [type, ...parameters] = text.slice('data:'.length, comma).split(';')
  const content = text.slice(comma + 1)
  const isBase64 = parameters.at(-1)?.trim().toLowerCase() === 'base64'
  const bytes = isBase64 ? fromBase64(content) : fromText(content)
  if (bytes.length > maxBytes) throw tooLarge(maxBytes)
  return { bytes, type: type ? mediaType(type) : 'text/plain' }
}

function fromBase64(content: string): Buffer {
  const plain = content.replaceAll('%2B', '+').replaceAll('%2F', '/').replaceAll('%3D', '=')
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(plain)) throw bad('The data URL is not valid base64.')
  return Buffer.from(plain, 'base64')
}

/** Contracts often write their JSON as it is: a percent sign that escapes nothing stands for itself. */
function fromText(content: string): Buffer {
  const raw = Buffer.from(content).toString('latin1')
  const plain = raw.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(plain, 'latin1')
}

function bad(message: string): FetchError {
  return new FetchError('bad-address', message)
}

function tooLarge(maxBytes: number): FetchError {
  return new FetchError('too-large', `The data URL is larger than ${maxBytes} bytes.`)
}
