import * as z from 'zod/mini'
import {
  ConflictType,
  DetailedExecutionType,
  Label,
  ListItemType,
  TransactionStatus,
} from '../enumerations.ts'
import { openEnum, openUnion } from '../open.ts'
import { maybe, operation, orElse } from '../values.ts'
import { addressInfo } from './addresses.ts'
import { safeAppInfo } from './apps.ts'
import { dataDecoded, decodedCall } from './decoded.ts'
import { page } from './page.ts'
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
const transactionSummary = z.object({
  id: z.string(),
  timestamp: z.number(),
  txStatus: openEnum(Object.values(TransactionStatus)),
  txInfo: transactionInfo,
  txHash: orElse(z.string(), null),
  executionInfo: maybe(executionInfo),
  safeAppInfo: maybe(safeAppInfo),
  note: maybe(z.string()),
})

export type TransactionSummary = z.output<typeof transactionSummary>

const transactionItem = z.object({
  type: z.literal(ListItemType.TRANSACTION),
  transaction: transactionSummary,
  conflictType: openEnum(Object.values(ConflictType)),
})

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

/** Of a filtered list: transactions only. */
export const transactionPage = page(openUnion([transactionItem]))

export const transactionData = z.object({
  hexData: maybe(z.string()),
  dataDecoded: maybe(dataDecoded),
  to: addressInfo,
  value: maybe(z.string()),
  operation,
  /** What is known about the addresses inside the data, by address. */
  addressInfoIndex: maybe(z.record(z.string(), addressInfo)),
  trustedDelegateCallTarget: orElse(z.boolean(), false),
})

export const transactionPreview = z.object({ txInfo: transactionInfo, txData: transactionData })

export type TransactionPreview = z.output<typeof transactionPreview>

/** Gateways with exchanges and staking have views of more types. */
export const confirmationView = openUnion([z.object({ type: z.literal('GENERIC'), ...decodedCall.shape })])
