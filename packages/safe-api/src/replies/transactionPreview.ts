import * as z from 'zod/mini'
import { transactionData } from './transactionData.ts'
import { transactionInfo } from './transactionInfo.ts'

export const transactionPreview = z.object({ txInfo: transactionInfo, txData: transactionData })
export type TransactionPreview = z.output<typeof transactionPreview>
