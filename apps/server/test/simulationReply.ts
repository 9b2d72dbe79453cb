import type { SimulationReply } from '@love/protocol/simulation/simulation'
import { isAddress, isHex } from 'viem'
import { z } from 'zod'

const decimal = z.string().regex(/^(0|[1-9]\d*)$/)
const hex = z.custom<`0x${string}`>((value) => isHex(value))
const address = z.custom<`0x${string}`>((value) => typeof value === 'string' && isAddress(value))

/** What the web app relies on, to the letter. */
export const simulationReply: z.ZodType<SimulationReply> = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('done'),
    by: z.enum(['eth_simulateV1', 'eth_call']),
    block: decimal,
    calls: z.array(z.strictObject({ isSuccess: z.boolean(), gasUsed: decimal, returned: hex })),
    changes: z.array(
      z.strictObject({
        account: address,
        token: z.union([z.literal('ETH'), address]),
        before: decimal,
        after: decimal,
      }),
    ),
  }),
  z.strictObject({ status: z.literal('unavailable'), reason: z.string().min(1) }),
])
