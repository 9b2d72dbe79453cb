import * as z from 'zod/mini'

export const flag = z.pipe(
  z.union([z.boolean(), z.literal(['true', 'false'])], 'not true or false'),
  z.transform((value) => value === true || value === 'true'),
)
