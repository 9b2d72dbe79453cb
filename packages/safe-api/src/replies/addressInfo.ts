import * as z from 'zod/mini'
import { maybe } from '../values/maybe.ts'
import { replyAddress } from '../values/replyAddress.ts'

/** An address with what the gateway knows about it. */
export const addressInfo = z.object({
  value: replyAddress,
  name: maybe(z.string()),
  displayName: maybe(z.string()),
  logoUri: maybe(z.string()),
})
export type AddressInfo = z.output<typeof addressInfo>
