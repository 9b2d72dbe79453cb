import * as z from 'zod/mini'

const error = 'not a date such as 2026-01-31 or 2026-01-31T12:00:00Z'

/** A day or a moment with its offset. Leaves as milliseconds. */
export const instant = z.pipe(
  z.string(error).check(
    z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/, {
      error,
      abort: true,
    }),
    z.refine((value) => !Number.isNaN(Date.parse(value)), error),
  ),
  z.transform(Date.parse),
)
