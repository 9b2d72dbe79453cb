import * as z from 'zod/mini'
import { ConflictType } from '../enumerations/ConflictType.ts'
import { ListItemType } from '../enumerations/ListItemType.ts'
import { openEnum } from '../open/openEnum.ts'
import { transactionSummary } from './transactionSummary.ts'

export const transactionItem = z.object({
  type: z.literal(ListItemType.TRANSACTION),
  transaction: transactionSummary,
  conflictType: openEnum(Object.values(ConflictType)),
})
