import * as z from 'zod/mini'
import { maybe } from '../values/maybe.ts'
import { replyAddress } from '../values/replyAddress.ts'

export const delegate = z.object({
  safe: maybe(replyAddress),
  delegate: replyAddress,
  delegator: replyAddress,
  label: z.string(),
})
