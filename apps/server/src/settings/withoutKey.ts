import { holdsKey } from '@love/http/holdsKey'
import { z } from 'zod'

export const keyRule =
  'holds what looks like a key, and everybody can read it in the browser. Take the key out.'

/** For settings that reach the browser. */
export function withoutKey(parameters?: { error?: string }) {
  return z.string(parameters).refine((text) => !holdsKey(text), { error: keyRule, abort: true })
}
