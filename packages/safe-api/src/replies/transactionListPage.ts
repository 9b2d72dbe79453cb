import * as z from 'zod/mini'
import { Label } from '../enumerations/Label.ts'
import { ListItemType } from '../enumerations/ListItemType.ts'
import { openEnum } from '../open/openEnum.ts'
import { openUnion } from '../open/openUnion.ts'
import { page } from './page.ts'
import { transactionItem } from './transactionItem.ts'

/** Of the queue (labels, conflict headers) or the history (date labels). */
export const transactionListPage = page(
  openUnion([
    transactionItem,
    z.object({ type: z.literal(ListItemType.LABEL), label: openEnum(Object.values(Label)) }),
    z.object({ type: z.literal(ListItemType.CONFLICT_HEADER), nonce: z.int() }),
    z.object({ type: z.literal(ListItemType.DATE_LABEL), timestamp: z.number() }),
  ]),
)
export type TransactionListPage = z.output<typeof transactionListPage>
