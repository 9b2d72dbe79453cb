import * as z from 'zod/mini'
import { SettingsChangeKind, TokenType, TransactionKind, TransferDirection } from '../enumerations.ts'
import { openEnum, openUnion } from '../open.ts'
import { maybe, orElse, replyAddress } from '../values.ts'
import { addressInfo } from './addresses.ts'
import { dataDecoded } from './decoded.ts'

const humanDescription = maybe(z.string())

const kind = SettingsChangeKind

const threshold = z.int()

const settingsInfo = openUnion([
  z.object({ type: z.literal(kind.SET_FALLBACK_HANDLER), handler: addressInfo }),
  z.object({ type: z.literal(kind.ADD_OWNER), owner: addressInfo, threshold }),
  z.object({ type: z.literal(kind.REMOVE_OWNER), owner: addressInfo, threshold }),
  z.object({ type: z.literal(kind.SWAP_OWNER), oldOwner: addressInfo, newOwner: addressInfo }),
  z.object({ type: z.literal(kind.CHANGE_THRESHOLD), threshold }),
  z.object({ type: z.literal(kind.CHANGE_IMPLEMENTATION), implementation: addressInfo }),
  z.object({ type: z.literal(kind.ENABLE_MODULE), module: addressInfo }),
  z.object({ type: z.literal(kind.DISABLE_MODULE), module: addressInfo }),
  z.object({ type: z.literal(kind.SET_GUARD), guard: addressInfo }),
  z.object({ type: z.literal(kind.DELETE_GUARD) }),
])

const token = {
  tokenAddress: replyAddress,
  tokenName: maybe(z.string()),
  tokenSymbol: maybe(z.string()),
  logoUri: maybe(z.string()),
}

const transferInfo = openUnion([
  z.object({
    type: z.literal(TokenType.ERC20),
    ...token,
    decimals: maybe(z.int()),
    value: z.string(),
    trusted: orElse(z.boolean(), null),
    imitation: orElse(z.boolean(), false),
  }),
  /** With a value: so many of an ERC-1155 token. */
  z.object({ type: z.literal(TokenType.ERC721), ...token, tokenId: z.string(), value: maybe(z.string()) }),
  z.object({ type: z.literal(TokenType.NATIVE_COIN), value: z.string() }),
])

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
