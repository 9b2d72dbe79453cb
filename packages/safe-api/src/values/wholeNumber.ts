import * as z from 'zod/mini'

/** As digits or as a number: what a URL and what a program would write. */
export function wholeNumber({ least, most }: { readonly least: number; readonly most: number }) {
  const error = `not a whole number from ${least} to ${most}`
  return z.pipe(
    z.union([z.string(), z.number()], error).check(
      z.refine((value) => /^(0|[1-9]\d{0,15})$/.test(String(value)), { error, abort: true }),
      z.refine((value) => Number(value) >= least && Number(value) <= most, error),
    ),
    z.transform(Number),
  )
}
