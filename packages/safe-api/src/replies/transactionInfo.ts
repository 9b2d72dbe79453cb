import * as z from 'zod/mini'
import { TransactionKind } from '../enumerations/TransactionKind.ts'
import { TransferDirection } from '../enumerations/TransferDirection.ts'
import { openEnum } from '../open/openEnum.ts'
import { openUnion } from '../open/openUnion.ts'
import { maybe } from '../values/maybe.ts'
import { addressInfo } from './addressInfo.ts'
import { dataDecoded } from './dataDecoded.ts'
import { settingsInfo } from './settingsInfo.ts'
import { transferInfo } from './transferInfo.ts'

const humanDescription = maybe(z.string())

/** What a transaction does. */
export const transactionInfo = openUnion([
  z.object({
    type: z.literal(TransactionKind.Transfer),
    humanDescription,
    sender: addressInfo,
    recipient: addressInfo,
    direction: openEnum(Object.values(TransferDirection)),
    transferInfo,
  }),
  z.object({
    type: z.literal(TransactionKind.SettingsChange),
    humanDescription,
    dataDecoded,
    settingsInfo: maybe(settingsInfo),
  }),
  z.object({
    type: z.literal(TransactionKind.Custom),
    humanDescription,
    to: addressInfo,
    dataSize: z.string(),
    value: z.string(),
    methodName: maybe(z.string()),
    actionCount: maybe(z.int()),
    isCancellation: z.boolean(),
  }),
  z.object({
    type: z.literal(TransactionKind.Creation),
    humanDescription,
    creator: addressInfo,
    transactionHash: z.string(),
    implementation: maybe(addressInfo),
    factory: maybe(addressInfo),
  }),
])
export type TransactionInfo = z.output<typeof transactionInfo>
