import * as z from 'zod/mini'
import { decodedParameter } from './dataDecoded.ts'

/** The data decoder's own answer: the parameters are always there, if only as an empty list. */
export const decodedCall = z.object({
  method: z.string(),
  parameters: z.pipe(
    z.nullish(z.array(decodedParameter)),
    z.transform((parameters) => parameters ?? []),
  ),
})
