import type { SimulationRequest } from '@love/protocol/simulation/simulation'
import { z } from 'zod'
import { bytes } from './bytes.ts'
import { account, decimal, token } from './requestFields.ts'

const MOST_CALLS = 16
const MOST_WATCHED = 32

/** Unknown fields are refused: dropping one would change the meaning. */
export const simulationRequest: z.ZodType<SimulationRequest> = z.strictObject({
  from: account,
  calls: z
    .array(z.strictObject({ to: account, data: bytes, value: decimal }), 'not a list')
    .refine(({ length }) => length > 0, 'no call to run')
    .refine(({ length }) => length <= MOST_CALLS, `above ${MOST_CALLS} calls`),
  watch: z
    .array(
      z.strictObject({ account, token: z.union([z.literal('ETH'), token], 'not a token or ETH') }),
      'not a list',
    )
    .refine(({ length }) => length <= MOST_WATCHED, `above ${MOST_WATCHED} balances`),
})
