import * as z from 'zod/mini'
import { ListItemType, MessageStatus } from '../enumerations.ts'
import { openEnum, openUnion } from '../open.ts'
import { maybe, orElse, typedDataFields } from '../values.ts'
import { addressInfo } from './addresses.ts'
import { page } from './page.ts'

export const safeMessage = z.object({
  messageHash: z.string(),
  status: openEnum(Object.values(MessageStatus)),
  logoUri: orElse(z.string(), null),
  name: orElse(z.string(), null),
  message: z.union([z.string(), z.object(typedDataFields)]),
  creationTimestamp: z.number(),
  modifiedTimestamp: z.number(),
  confirmationsSubmitted: z.int(),
  confirmationsRequired: z.int(),
  proposedBy: addressInfo,
  confirmations: z.array(z.object({ owner: addressInfo, signature: z.string() })),
  preparedSignature: maybe(z.string()),
  origin: maybe(z.string()),
})

export type SafeMessageReply = z.output<typeof safeMessage>

export const messagePage = page(
  openUnion([
    z.object({ type: z.literal('MESSAGE'), ...safeMessage.shape }),
    z.object({ type: z.literal(ListItemType.DATE_LABEL), timestamp: z.number() }),
  ]),
)

export type MessagePage = z.output<typeof messagePage>
