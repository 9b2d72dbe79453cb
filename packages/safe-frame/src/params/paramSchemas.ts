import { hexToBytes, isHex } from 'viem'
import * as z from 'zod/mini'
import type { Method } from '../messages/methods.ts'
import { ofLength } from '../messages/ofLength.ts'
import { hash } from './hex.ts'
import { permissionRequests } from './permissionRequests.ts'
import { transactions } from './transactions.ts'
import { typedData } from './typedData.ts'

const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)

const call = z.object({
  call: z.string().check(ofLength(0, 64)),
  params: z._default(z.array(z.unknown()), []),
})

const currency = z._default(z.string().check(z.regex(/^[a-z]{2,8}$/i)), 'usd')

/** Wallet libraries send text as the hex of its bytes; it leaves as text where the bytes are text. */
const message = z.pipe(
  z.string(),
  z.transform((written) => {
    if (!isHex(written) || written.length % 2 !== 0) return written
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(written))
    } catch {
      return written
    }
  }),
)

/** What each message carries. */
export const paramSchemas = {
  sendTransactions: transactions,
  rpcCall: call,
  getChainInfo: nothing,
  getSafeInfo: nothing,
  getTxBySafeTxHash: z.object({ safeTxHash: hash }),
  getSafeBalances: z._default(z.object({ currency }), { currency: 'usd' }),
  signMessage: z.object({ message }),
  signTypedMessage: z.object({ typedData }),
  getEnvironmentInfo: nothing,
  getOffChainSignature: hash,
  requestAddressBook: nothing,
  wallet_getPermissions: nothing,
  wallet_requestPermissions: permissionRequests,
} as const satisfies Readonly<Record<Method, z.ZodMiniType>>

/** As an app sends them. */
export type SentParams<M extends Method> = z.input<(typeof paramSchemas)[M]>

/** As a host reads them. */
export type ReadParams<M extends Method> = z.output<(typeof paramSchemas)[M]>
