import { getAddress, maxUint256, zeroAddress } from 'viem'
import { z } from 'zod'
import { address } from '../rpc/methods/hex.ts'

/** Addresses leave it in their checksummed spelling. */
export const account = address.transform((text) => getAddress(text))

export const decimal = z
  .string('not a decimal number in quotes')
  .regex(/^(0|[1-9]\d{0,77})$/, { error: 'not a decimal number in quotes', abort: true })
  .refine((text) => BigInt(text) <= maxUint256, 'above 2^256 − 1')

// To the simulating contracts the zero address means ether.
export const token = account.refine((text) => text !== zeroAddress, 'not a token')
