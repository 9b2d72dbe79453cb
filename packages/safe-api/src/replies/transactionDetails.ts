import * as z from 'zod/mini'
import { TransactionStatus } from '../enumerations/TransactionStatus.ts'
import { openEnum } from '../open/openEnum.ts'
import { maybe } from '../values/maybe.ts'
import { replyAddress } from '../values/replyAddress.ts'
import { detailedExecutionInfo } from './detailedExecutionInfo.ts'
import { safeAppInfo } from './safeAppInfo.ts'
import { transactionData } from './transactionData.ts'
import { transactionInfo } from './transactionInfo.ts'

export const transactionDetails = z.object({
  safeAddress: replyAddress,
  txId: z.string(),
  executedAt: maybe(z.number()),
  txStatus: openEnum(Object.values(TransactionStatus)),
  txInfo: transactionInfo,
  txData: maybe(transactionData),
  detailedExecutionInfo: maybe(detailedExecutionInfo),
  txHash: maybe(z.string()),
  safeAppInfo: maybe(safeAppInfo),
  note: maybe(z.string()),
})
export type TransactionDetails = z.output<typeof transactionDetails>
