import type { QueueReply } from '@love/safe/simulation/queueSimulation'
import { isAddress, isHex } from 'viem'
import { z } from 'zod'

const decimal = z.string().regex(/^(0|[1-9]\d*)$/)
const hex = z.custom<`0x${string}`>((value) => isHex(value))
const address = z.custom<`0x${string}`>((value) => typeof value === 'string' && isAddress(value))
const token = z.union([z.literal('ETH'), address])
const executed = {
  gasUsed: decimal,
  changes: z.array(z.strictObject({ token, before: decimal, after: decimal })),
  owners: z.array(address),
  threshold: z.int(),
}

/** What the web app relies on, to the letter. */
export const queueReply: z.ZodType<QueueReply> = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('done'),
    block: decimal,
    nonce: decimal,
    steps: z.array(
      z.discriminatedUnion('status', [
        z.strictObject({ status: z.literal('used') }),
        z.strictObject({ status: z.literal('waits'), nonce: decimal }),
        z.strictObject({ status: z.literal('untried') }),
        z.strictObject({ status: z.literal('success'), ...executed }),
        z.strictObject({ status: z.literal('failed'), reason: hex, ...executed }),
        z.strictObject({ status: z.literal('reverted'), gasUsed: decimal, returned: hex, reason: hex }),
      ]),
    ),
  }),
  z.strictObject({ status: z.literal('unavailable'), reason: z.string().min(1) }),
])
