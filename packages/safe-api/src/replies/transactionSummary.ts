import * as z from 'zod/mini'
import { DetailedExecutionType } from '../enumerations/DetailedExecutionType.ts'
import { TransactionStatus } from '../enumerations/TransactionStatus.ts'
import { openEnum } from '../open/openEnum.ts'
import { openUnion } from '../open/openUnion.ts'
import { maybe } from '../values/maybe.ts'
import { orElse } from '../values/orElse.ts'
import { addressInfo } from './addressInfo.ts'
import { safeAppInfo } from './safeAppInfo.ts'
import { transactionInfo } from './transactionInfo.ts'

const executionInfo = openUnion([
  z.object({ type: z.literal(DetailedExecutionType.MODULE), address: addressInfo }),
  z.object({
    type: z.literal(DetailedExecutionType.MULTISIG),
    nonce: z.int(),
    confirmationsRequired: z.int(),
    confirmationsSubmitted: z.int(),
    missingSigners: maybe(z.array(addressInfo)),
  }),
])

/** A transaction as a list shows it. */
export const transactionSummary = z.object({
  id: z.string(),
  timestamp: z.number(),
  txStatus: openEnum(Object.values(TransactionStatus)),
  txInfo: transactionInfo,
  txHash: orElse(z.string(), null),
  executionInfo: maybe(executionInfo),
  safeAppInfo: maybe(safeAppInfo),
})
export type TransactionSummary = z.output<typeof transactionSummary>
