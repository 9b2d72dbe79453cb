import * as z from 'zod/mini'
import { maybe, replyAddress } from '../values.ts'

/** An address with what the gateway knows about it. */
export const addressInfo = z.object({
  value: replyAddress,
  name: maybe(z.string()),
  displayName: maybe(z.string()),
  logoUri: maybe(z.string()),
})

export type AddressInfo = z.output<typeof addressInfo>

export const ownedSafes = z.object({
  safes: z.array(replyAddress),
  /** Of our own gateway alone: what says that it is a Safe of this owner and has other code. */
  unverified: maybe(z.array(z.object({ address: replyAddress, why: z.string() }))),
})

export type OwnedSafes = z.output<typeof ownedSafes>

/** By chain id. Some gateways say null for a chain that they could not ask. */
export const ownedSafesByChain = z.record(
  z.string(),
  z.pipe(
    z.nullable(z.array(replyAddress)),
    z.transform((safes) => safes ?? []),
  ),
)

export type OwnedSafesByChain = z.output<typeof ownedSafesByChain>
