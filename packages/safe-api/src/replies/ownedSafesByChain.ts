import * as z from 'zod/mini'
import { replyAddress } from '../values/replyAddress.ts'

/** By chain id. Some gateways say null for a chain that they could not ask. */
export const ownedSafesByChain = z.record(
  z.string(),
  z.pipe(
    z.nullable(z.array(replyAddress)),
    z.transform((safes) => safes ?? []),
  ),
)
export type OwnedSafesByChain = z.output<typeof ownedSafesByChain>
