/** What is asked for, or the sentence that says what is wrong. */
export type ImageRequest = { url: string; width: number; quality: number }

const digits = /^[1-9]\d{0,3}$/

export function parseImageRequest(query: URLSearchParams): ImageRequest | { refused: string } {
  for (const name of new Set(query.keys())) {
    if (!['url', 'w', 'q'].includes(name)) return { refused: 'Only the parameters url, w and q are allowed.' }
    if (query.getAll(name).length > 1) return { refused: `${name} is given more than once.` }
  }
  const url = query.get('url')
  if (!url) return { refused: 'url is missing: give the URL of the image.' }
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

const deviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]

const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384]

/** The only ones there are: any width would let a stranger fill the cache with one picture. */
export const imageWidths: readonly number[] = [...imageSizes, ...deviceSizes]

const DEFAULT_QUALITY = 75

/** `plain`: jpeg, or png where the picture is see-through; everybody can show these. */
export type Output = 'webp' | 'avif' | 'plain'

/**
 * By the `Accept` header: the newer format it names with the higher weight. Of equals webp, which at the same
 * quality number comes out smaller and several times sooner than a quickly made avif.
 */
export function pickOutput(accept: string | null): Output {
  const webp = weightOf(accept, 'image/webp')
  const avif = weightOf(accept, 'image/avif')
  if (webp === 0 && avif === 0) return 'plain'
  return avif > webp ? 'avif' : 'webp'
}

/** Only named types count: who takes everything may be a program of twenty years ago. */
function weightOf(accept: string | null, type: string): number {
  const parts = (accept ?? '').toLowerCase().split(',')
  const named = parts.find((part) => part.split(';')[0]?.trim() === type)
  if (named === undefined) return 0
  const weight = /;\s*q\s*=\s*([\d.]+)/.exec(named)?.[1]
  return weight === undefined ? 1 : Number(weight) || 0
}
