import { type Address, getAddress, type Hash, type Hex, hexToBytes, isAddress, isHex, maxUint256 } from 'viem'
import * as z from 'zod/mini'
import { errorTexts } from '../messages/errors.ts'
import { type Method, ofLength } from '../messages/methods.ts'

const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)

const call = z.object({
  call: z.string().check(ofLength(0, 64)),
  params: z._default(z.array(z.unknown()), []),
})

const currency = z._default(z.string().check(z.regex(/^[a-z]{2,8}$/i)), 'usd')

const written = z.string().check(z.regex(/^(0x[0-9a-f]{1,64}|0x|\d{1,78}|)$/i))

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

/** All lower case or with a right checksum; leaves in its checksummed spelling. */
const address = z.pipe(
  z.string().check(z.refine((text) => isAddress(text))),
  z.transform((text): Address => getAddress(text)),
)

/** Libraries leave out what is nothing, or set it to null. */
const orNothing = <T extends z.ZodMiniType>(schema: T, nothing: z.output<T>) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value): z.output<T> => value ?? nothing),
  )

/** Apps write one amount as '0x1', '1' or 1. Leaves in decimal digits. */
export const wei = z.pipe(
  z.pipe(
    z.union([written, z.int().check(z.nonnegative()), z.bigint()]),
    z.transform((amount) => BigInt(amount === '0x' ? 0 : amount)),
  ),
  z.pipe(
    z.bigint().check(z.gte(0n), z.lte(maxUint256)),
    z.transform((amount) => amount.toString()),
  ),
)

/** Whole bytes. Without a group that is captured: one of a few megabytes would be too deep for the stack. */
export const hex = z.pipe(
  z.string().check(z.regex(/^0x(?:[0-9a-f]{2})*$/i)),
  z.transform((text) => text as Hex),
)

const transaction = z.object({ to: address, value: orNothing(wei, '0'), data: orNothing(hex, '0x') })

/** More calls than a block could hold. */
const mostCalls = 1_000

/** What cannot be read as a wish is none. */
const wishes = z.catch(z.optional(z.object({ safeTxGas: z.optional(wei) })), undefined)

const transactions = z.object({
  txs: z.array(transaction).check(ofLength(1, mostCalls)),
  params: wishes,
})

export const frameHash = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{64}$/i)),
  z.transform((text) => text.toLowerCase() as Hash),
)

const field = z.object({ name: z.string(), type: z.string() })

/** Domain, types and message are needed; the primary type can be found from the types. */
export const typedData = z.object({
  domain: z.record(z.string(), z.unknown()),
  types: z.record(z.string(), z.array(field)),
  message: z.record(z.string(), z.unknown()),
  primaryType: z.optional(z.string()),
})

/** What an app may do only after the person allowed it. */
const capability = z.enum(['requestAddressBook'])

/** As EIP-2255 has it: one object for each request, the capability its key. Leaves as the list of capabilities. */
const permissionRequests = z.pipe(
  z.array(z.partialRecord(capability, z.unknown())).check(ofLength(0, 16)),
  z.transform((requests) => [
    ...new Set(requests.flatMap((request) => Object.keys(request) as Capability[])),
  ]),
)

/** What each message carries. */
export const paramSchemas = {
  sendTransactions: transactions,
  rpcCall: call,
  getChainInfo: nothing,
  getSafeInfo: nothing,
  getTxBySafeTxHash: z.object({ safeTxHash: frameHash }),
  getSafeBalances: z._default(z.object({ currency }), { currency: 'usd' }),
  signMessage: z.object({ message }),
  signTypedMessage: z.object({ typedData }),
  getEnvironmentInfo: nothing,
  getOffChainSignature: frameHash,
  requestAddressBook: nothing,
  wallet_getPermissions: nothing,
  wallet_requestPermissions: permissionRequests,
} as const satisfies Readonly<Record<Method, z.ZodMiniType>>

/** As an app sends them. */
export type SentParams<M extends Method> = z.input<(typeof paramSchemas)[M]>

/** As a host reads them. */
export type ReadParams<M extends Method> = z.output<(typeof paramSchemas)[M]>

export type Capability = z.output<typeof capability>

const empty = z.object({ txs: z.optional(z.nullable(z.array(z.unknown()).check(ofLength(0, 0)))) })

export function transactionsRefusal(params: unknown): string {
  return empty.safeParse(params ?? {}).success ? errorTexts.noTransactions : 'The transactions are invalid'
}
