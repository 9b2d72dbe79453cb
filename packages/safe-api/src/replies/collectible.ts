import * as z from 'zod/mini'
import { orElse } from '../values/orElse.ts'
import { replyAddress } from '../values/replyAddress.ts'

const words = orElse(z.string(), '')

export const collectible = z.object({
  address: replyAddress,
  tokenName: words,
  tokenSymbol: words,
  logoUri: words,
  id: z.string(),
  uri: words,
  name: words,
  description: words,
  imageUri: words,
  /** As its author wrote it: anything. */
  metadata: z.pipe(
    z.nullish(z.record(z.string(), z.unknown())),
    z.transform((fields) => fields ?? {}),
  ),
})
export type Collectible = z.output<typeof collectible>
