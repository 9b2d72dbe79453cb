import * as z from 'zod/mini'

/** Only what is known to be a text or a list is measured: zod's own checks do not wait for that. */
export function ofLength(least: number, most: number) {
  return z.refine<{ readonly length: number }>(({ length }) => length >= least && length <= most)
}
