import * as z from 'zod/mini'
import { openUnion } from '../open/openUnion.ts'
import { decodedCall } from './decodedCall.ts'

/** Gateways with exchanges and staking have views of more types. */
export const confirmationView = openUnion([z.object({ type: z.literal('GENERIC'), ...decodedCall.shape })])
