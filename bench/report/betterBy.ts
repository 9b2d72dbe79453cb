import type { Comparison } from '../findings.ts'
import { round } from '../round.ts'

/** In words that need no thought about which way is up. */
export function betterBy({ ours, better }: Comparison, theirs: number): string {
  const gain = better === 'less' ? theirs / ours : ours / theirs
  if (!Number.isFinite(gain) || gain === 0) return ''
  if (gain >= 0.95 && gain <= 1.05) return 'about the same'
  return gain > 1 ? `${round(gain, 1)} × better` : `${round(1 / gain, 1)} × worse`
}
