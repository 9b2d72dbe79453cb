import * as z from 'zod/mini'
import { DetailedExecutionType, TransactionStatus } from '../enumerations.ts'
import { openEnum, openUnion } from '../open.ts'
import { maybe, orElse, replyAddress } from '../values.ts'
import { addressInfo } from './addresses.ts'
import { safeAppInfo } from './apps.ts'
import { tokenInfo } from './assets.ts'
import { transactionInfo } from './transactionInfo.ts'
import { transactionData } from './transactions.ts'

const confirmation = z.object({
  signer: addressInfo,
  signature: maybe(z.string()),
  submittedAt: z.number(),
  /** What the owner's own browser said; nothing where another client signed. */
  hashCompared: maybe(z.boolean()),
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
    fee: orElse(z.string(), '0'),
    /** What the Safe gave back to whoever executed it. */
    payment: orElse(z.string(), '0'),
    refundReceiver: addressInfo,
    safeTxHash: z.string(),
    executor: maybe(addressInfo),
    signers: z.array(addressInfo),
    confirmationsRequired: z.int(),
    confirmations: z.array(confirmation),
    rejectors: orElse(z.array(addressInfo), []),
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
  /** Ours alone, where the Safe does not tell what it executed: what moved in that transaction. */
  moved: maybe(z.array(transactionInfo)),
})

export type TransactionDetails = z.output<typeof transactionDetails>
