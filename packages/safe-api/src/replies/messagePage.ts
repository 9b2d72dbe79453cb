import * as z from 'zod/mini'
import { ListItemType } from '../enumerations/ListItemType.ts'
import { openUnion } from '../open/openUnion.ts'
import { page } from './page.ts'
import { safeMessage } from './safeMessage.ts'

export const messagePage = page(
  openUnion([
    z.object({ type: z.literal('MESSAGE'), ...safeMessage.shape }),
    z.object({ type: z.literal(ListItemType.DATE_LABEL), timestamp: z.number() }),
  ]),
)
export type MessagePage = z.output<typeof messagePage>
