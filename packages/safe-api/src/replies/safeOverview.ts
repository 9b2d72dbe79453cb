import * as z from 'zod/mini'
import { orElse } from '../values/orElse.ts'
import { addressInfo } from './addressInfo.ts'

export const safeOverview = z.object({
  address: addressInfo,
  chainId: z.string(),
  threshold: z.int(),
  owners: z.array(addressInfo),
  fiatTotal: z.string(),
  queued: z.int(),
  awaitingConfirmation: orElse(z.int(), null),
})
export type SafeOverview = z.output<typeof safeOverview>
