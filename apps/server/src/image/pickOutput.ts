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
