import { z } from 'zod'
import { FetchError } from './readBody.ts'
import type { FetchedBytes } from './readDataUrl.ts'

/** What a stranger wrote about a collectible: plain text, to be shown as text and nothing else. */
export type Metadata = {
  name: string
  description: string
  /** As it is written there; only the guarded fetcher may follow it. */
  image: string
  attributes: readonly { trait: string; value: string }[]
}

/** For `createGuardedFetch`. Many hosts do not know that a file without an ending is JSON. */
export const metadataTypes = [
  'application/json',
  'text/json',
  'text/plain',
  'application/octet-stream',
  'binary/octet-stream',
]

export const METADATA_BYTES = 256 * 1024

/** More than a card shows is cut; the address of a picture that is longer is left out, as half of one leads nowhere. */
const LONGEST = { name: 120, description: 400, image: 32 * 1024, trait: 40, value: 80 }

const MOST_ATTRIBUTES = 20

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional().catch(undefined)

const attribute = z.object({ trait_type: scalar, value: scalar })

const document = z.object({
  name: scalar,
  description: scalar,
  image: scalar,
  image_url: scalar,
  attributes: z.array(z.unknown()).catch([]),
})

/** A field that is missing or of another kind is empty; only what is no JSON object at all is an error. */
export async function readMetadata(
  fetchBytes: (address: string) => Promise<FetchedBytes>,
  address: string,
): Promise<Metadata> {
  const { bytes } = await fetchBytes(address)
  const parsed = document.safeParse(parseJson(bytes))
  if (!parsed.success) throw new FetchError('wrong-type', 'The metadata of the collectible is not JSON.')
  const { name, description, image, image_url, attributes } = parsed.data
  return {
    name: plainText(name, LONGEST.name),
    description: plainText(description, LONGEST.description),
    image: whole(image ?? image_url, LONGEST.image),
    attributes: attributes.slice(0, MOST_ATTRIBUTES).flatMap((item) => {
      const { success, data } = attribute.safeParse(item)
      if (!success) return []
      const value = plainText(data.value, LONGEST.value)
      return value === '' ? [] : [{ trait: plainText(data.trait_type, LONGEST.trait), value }]
    }),
  }
}

function whole(value: Parameters<typeof plainText>[0], most: number): string {
  return typeof value === 'string' && value.length > most ? '' : plainText(value, most)
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

type Scalar = string | number | boolean | null | undefined

/** Control and format characters hide text or turn its direction; half a surrogate pair is no character. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu

/** One line of readable text, at most so many characters; a cut is marked. */
export function plainText(value: Scalar, most: number): string {
  if (value === null || value === undefined) return ''
  // Cut before cleaning too, so that the work is bounded by what is kept.
  const start = numberText(value).slice(0, 4 * most)
  const words = start.replace(/[\t\n\v\f\r\u0085]+/g, ' ').replace(unseen, '')
  const letters = [...words.trim()]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('')
}

/** No powers of ten: a number too long for plain digits says nothing. */
function numberText(value: string | number | boolean): string {
  if (typeof value !== 'number') return String(value)
  if (Number.isInteger(value)) return String(BigInt(value))
  return /e/.test(String(value)) ? '' : String(value)
}
