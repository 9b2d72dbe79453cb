import * as z from 'zod/mini'
import type { Method } from '../messages/methods.ts'
import { frameHash, hex } from '../params/paramSchemas.ts'

/** A signature where one owner was enough, else by what to ask for it later. */
const signed = z.looseObject({
  signature: z.optional(hex),
  messageHash: z.optional(frameHash),
  safeTxHash: z.optional(frameHash),
})

const permissions = z.array(
  z.looseObject({ parentCapability: z.string(), invoker: z.string(), date: z.optional(z.number()) }),
)

const safeInfo = z.looseObject({
  safeAddress: z.string(),
  chainId: z.int(),
  threshold: z.int(),
  owners: z.array(z.string()),
  isReadOnly: z._default(z.boolean(), false),
})

const chainInfo = z.looseObject({
  chainName: z.string(),
  chainId: z.string(),
  shortName: z.string(),
  nativeCurrency: z.looseObject({ name: z.string(), symbol: z.string(), decimals: z.int() }),
  blockExplorerUriTemplate: z.looseObject({ address: z.string(), txHash: z.string(), api: z.string() }),
})

const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

const signing = z.looseObject({
  confirmationsRequired: maybe(z.int()),
  confirmations: maybe(z.array(z.unknown())),
})

/** Of all that a gateway tells about a transaction only what is used here; the rest is passed on. */
const transactionDetails = z.looseObject({
  txStatus: z.string(),
  txHash: maybe(z.string()),
  detailedExecutionInfo: maybe(signing),
  txData: maybe(z.looseObject({ dataDecoded: maybe(z.unknown()) })),
})

/** What each message is answered with. */
export const replySchemas = {
  sendTransactions: z.looseObject({ safeTxHash: frameHash }),
  rpcCall: z.unknown(),
  getChainInfo: chainInfo,
  getSafeInfo: safeInfo,
  getTxBySafeTxHash: transactionDetails,
  getSafeBalances: z.looseObject({ fiatTotal: z.string(), items: z.array(z.unknown()) }),
  signMessage: signed,
  signTypedMessage: signed,
  getEnvironmentInfo: z.looseObject({ origin: z.string() }),
  getOffChainSignature: z.string(),
  requestAddressBook: z.array(z.looseObject({ address: z.string(), chainId: z.string(), name: z.string() })),
  wallet_getPermissions: permissions,
  wallet_requestPermissions: permissions,
} as const satisfies Readonly<Record<Method, z.ZodMiniType>>

/** As a host gives them. */
export type GivenReply<M extends Method> = z.input<(typeof replySchemas)[M]>

/** As an app reads them. */
export type ReadReply<M extends Method> = z.output<(typeof replySchemas)[M]>

export type FrameTransactionDetails = z.output<typeof transactionDetails>
