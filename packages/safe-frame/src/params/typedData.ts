import * as z from 'zod/mini'

const field = z.object({ name: z.string(), type: z.string() })

/** Domain, types and message are needed; the primary type can be found from the types. */
export const typedData = z.object({
  domain: z.record(z.string(), z.unknown()),
  types: z.record(z.string(), z.array(field)),
  message: z.record(z.string(), z.unknown()),
  primaryType: z.optional(z.string()),
})
