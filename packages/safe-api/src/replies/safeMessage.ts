import * as z from 'zod/mini'
import { MessageStatus } from '../enumerations/MessageStatus.ts'
import { openEnum } from '../open/openEnum.ts'
import { maybe } from '../values/maybe.ts'
import { orElse } from '../values/orElse.ts'
import { typedDataFields } from '../values/typedDataFields.ts'
import { addressInfo } from './addressInfo.ts'

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
})
export type SafeMessage = z.output<typeof safeMessage>
