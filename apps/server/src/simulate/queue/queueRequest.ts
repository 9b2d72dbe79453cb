import type { QueueRequest } from '@love/protocol/safe/rehearsal/queueRehearsal'
import { z } from 'zod'
import { bytes } from '../bytes.ts'
import { account, decimal, token } from '../requestFields.ts'

const MOST_STEPS = 50
const MOST_TOKENS = 16

const step = z.strictObject({
  to: account,
  value: decimal,
  data: bytes,
  operation: z.union([z.literal(0), z.literal(1)], 'neither 0 nor 1'),
  safeTxGas: decimal,
  baseGas: decimal,
  gasPrice: decimal,
  gasToken: account,
  refundReceiver: account,
  nonce: decimal,
})

/** Unknown fields are refused: dropping one would change the meaning. */
export const queueRequest: z.ZodType<QueueRequest> = z
  .strictObject({
    safe: account,
    steps: z
      .array(step, 'not a list')
      .refine(({ length }) => length > 0, 'no transaction to run')
      .refine(({ length }) => length <= MOST_STEPS, `above ${MOST_STEPS} transactions`)
      .refine(isRising, 'not in the order of their nonces, one of each'),
    tokens: z
      .array(token, 'not a list')
      .refine(({ length }) => length <= MOST_TOKENS, `above ${MOST_TOKENS} tokens`),
    executor: account.optional(),
  })
  .refine(({ safe, executor }) => safe !== executor, {
    error: 'the Safe cannot execute itself',
    path: ['executor'],
  })

function isRising(steps: readonly { nonce: string }[]): boolean {
  return steps.every(({ nonce }, index) => {
    const before = steps[index - 1]
    return before === undefined || BigInt(before.nonce) < BigInt(nonce)
  })
}
