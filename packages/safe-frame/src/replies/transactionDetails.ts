import * as z from 'zod/mini'

const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

const signing = z.looseObject({
  confirmationsRequired: maybe(z.int()),
  confirmations: maybe(z.array(z.unknown())),
})

/** Of all that a gateway tells about a transaction only what is used here; the rest is passed on. */
export const transactionDetails = z.looseObject({
  txStatus: z.string(),
  txHash: maybe(z.string()),
  detailedExecutionInfo: maybe(signing),
  txData: maybe(z.looseObject({ dataDecoded: maybe(z.unknown()) })),
})
export type FrameTransactionDetails = z.output<typeof transactionDetails>
