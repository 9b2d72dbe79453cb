import { DEFAULT_QUALITY, imageWidths } from './imageWidths.ts'

/** What is asked for, or the sentence that says what is wrong. */
export type ImageRequest = { url: string; width: number; quality: number }

const digits = /^[1-9]\d{0,3}$/

export function parseImageRequest(query: URLSearchParams): ImageRequest | { refused: string } {
  for (const name of new Set(query.keys())) {
    if (!['url', 'w', 'q'].includes(name)) return { refused: 'Ask with url, w and q, and nothing else.' }
    if (query.getAll(name).length > 1) return { refused: `${name} is there more than once.` }
  }
  const url = query.get('url')
  if (!url) return { refused: 'url is missing: name the picture.' }
  const width = wholeNumber(query.get('w'))
  if (width === undefined || !imageWidths.includes(width)) {
    return { refused: `w must be one of ${imageWidths.join(', ')}.` }
  }
  const quality = query.has('q') ? wholeNumber(query.get('q')) : DEFAULT_QUALITY
  if (quality === undefined || quality > 100) return { refused: 'q must be a whole number from 1 to 100.' }
  return { url, width, quality }
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && digits.test(text) ? Number(text) : undefined
}
