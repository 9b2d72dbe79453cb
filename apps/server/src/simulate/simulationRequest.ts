import type { SimulationRequest } from '@love/protocol/simulation/simulation'
import { getAddress, maxUint256, zeroAddress } from 'viem'
import { z } from 'zod'
import { address } from '../rpc/methods/hex.ts'
import { bytes } from './bytes.ts'

const MOST_CALLS = 16
const MOST_WATCHED = 32

const account = address.transform((text) => getAddress(text))
const decimal = z
  .string('not a decimal number in quotes')
  .regex(/^(0|[1-9]\d{0,77})$/, { error: 'not a decimal number in quotes', abort: true })
  .refine((text) => BigInt(text) <= maxUint256, 'above 2^256 − 1')
// To the simulating contract the zero address means ether.
const token = account.refine((text) => text !== zeroAddress, 'not a token')

/** Unknown fields are refused: dropping one would change the meaning. Addresses leave it in their checksummed spelling. */
export const simulationRequest: z.ZodType<SimulationRequest> = z.strictObject({
  from: account,
  calls: z
    .array(z.strictObject({ to: account, data: bytes, value: decimal }), 'not a list')
    .min(1, 'no call to run')
    .max(MOST_CALLS, `above ${MOST_CALLS} calls`),
  watch: z
    .array(
      z.strictObject({ account, token: z.union([z.literal('ETH'), token], 'not a token or ETH') }),
      'not a list',
    )
    .max(MOST_WATCHED, `above ${MOST_WATCHED} balances`),
})
