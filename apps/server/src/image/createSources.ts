import type { GuardedFetch } from '../fetch/createGuardedFetch.ts'
import { FetchError, type FetchErrorCode } from '../fetch/readBody.ts'
import type { StaticFiles } from '../static/loadFiles.ts'
import { ImageError } from './convertPicture.ts'

/** Where a picture comes from: its bytes, and how long a browser may keep what is made of them. */
export type Source = { bytes: Uint8Array; cacheControl: string }

export type SourcesDeps = { files: StaticFiles; fetchBytes: GuardedFetch; maxBytes: number }

/** For `createGuardedFetch`; what the bytes really are is looked at later. */
export const pictureTypes = [
  'image/png',
  'image/jpeg',
  'image/jpg',
  'image/webp',
  'image/gif',
  'image/avif',
  // Stores that were never told what they keep.
  'application/octet-stream',
  'binary/octet-stream',
]

/** The host may put another picture there one day. */
const FOREIGN_CACHE_CONTROL = 'public, max-age=3600'

/** A hidden address or a strange host is the asker's mistake, as much as a misspelt one. */
const statuses: Readonly<Record<FetchErrorCode, number>> = {
  'bad-address': 400,
  'not-allowed': 400,
  'not-found': 404,
  'too-large': 413,
  'wrong-type': 415,
  failed: 502,
  timeout: 504,
}

/** A path is one of our own files, everything else goes through the guarded fetcher. */
export function createSources({ files, fetchBytes, maxBytes }: SourcesDeps) {
  return async (url: string): Promise<Source> => {
    if (/^\/[^/\\]/.test(url)) {
      const file = files.get(url)
      if (!file) throw new ImageError(404, 'No such file.')
      const { bytes } = file.plain
      if (bytes.length > maxBytes) throw new ImageError(413, `The image is larger than ${maxBytes} bytes.`)
      return { bytes, cacheControl: file.cacheControl }
    }
    try {
      const { bytes } = await fetchBytes(url)
      return { bytes, cacheControl: FOREIGN_CACHE_CONTROL }
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      throw new ImageError(statuses[error.code], error.message)
    }
  }
}
