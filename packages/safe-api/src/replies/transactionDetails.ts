import * as z from 'zod/mini'
import { DetailedExecutionType } from '../enumerations/DetailedExecutionType.ts'
import { TransactionStatus } from '../enumerations/TransactionStatus.ts'
import { openEnum } from '../open/openEnum.ts'
import { openUnion } from '../open/openUnion.ts'
import { maybe } from '../values/maybe.ts'
import { orElse } from '../values/orElse.ts'
import { replyAddress } from '../values/replyAddress.ts'
import { addressInfo } from './addressInfo.ts'
import { safeAppInfo } from './safeAppInfo.ts'
import { tokenInfo } from './tokenInfo.ts'
import { transactionData } from './transactionData.ts'
import { transactionInfo } from './transactionInfo.ts'

const confirmation = z.object({
  signer: addressInfo,
  signature: maybe(z.string()),
  submittedAt: z.number(),
})

const detailedExecutionInfo = openUnion([
  z.object({ type: z.literal(DetailedExecutionType.MODULE), address: addressInfo }),
  z.object({
    type: z.literal(DetailedExecutionType.MULTISIG),
    submittedAt: z.number(),
    nonce: z.int(),
    safeTxGas: z.string(),
    baseGas: z.string(),
    gasPrice: z.string(),
    gasToken: replyAddress,
    refundReceiver: addressInfo,
    safeTxHash: z.string(),
    executor: maybe(addressInfo),
    signers: z.array(addressInfo),
    confirmationsRequired: z.int(),
    confirmations: z.array(confirmation),
    rejectors: maybe(z.array(addressInfo)),
    gasTokenInfo: maybe(tokenInfo),
    trusted: z.boolean(),
    proposer: orElse(addressInfo, null),
    proposedByDelegate: orElse(addressInfo, null),
  }),
])

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
