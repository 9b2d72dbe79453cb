import * as z from 'zod/mini'

const domain = z.looseObject({
  name: z.optional(z.string()),
  version: z.optional(z.string()),
  chainId: z.optional(z.union([z.number(), z.string()])),
  verifyingContract: z.optional(z.string()),
  salt: z.optional(z.string()),
})

/** EIP-712. Many leave `primaryType` out: it is then the only type that no other one uses. */
export const typedDataFields = {
  domain,
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.optional(z.string()),
  message: z.record(z.string(), z.unknown()),
}
