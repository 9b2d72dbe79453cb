import * as z from 'zod/mini'
import { orElse } from '../values/orElse.ts'
import { replyAddress } from '../values/replyAddress.ts'

const words = orElse(z.string(), '')

export const contract = z.object({
  address: replyAddress,
  name: words,
  displayName: words,
  logoUri: words,
  contractAbi: orElse(z.record(z.string(), z.unknown()), null),
  trustedForDelegateCall: z.boolean(),
})
