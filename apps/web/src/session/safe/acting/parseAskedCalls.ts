import { type Address, getAddress, isAddress, isAddressEqual, isHex } from 'viem'
import { ProviderError } from '../../wallet/ProviderError.ts'
import { parseChainId } from '../../wallet/parseChainId.ts'
import type { SafeReviewCall } from '../review/safeReviewRequest.ts'

type Fields = Readonly<Record<string, unknown>>

/** The calls of `eth_sendTransaction` and `wallet_sendCalls`. Throws, as a wallet does, what is wrong with them. */
export function parseAskedCalls(
  value: unknown,
  { safe, chainId }: { readonly safe: Address; readonly chainId: number },
): readonly SafeReviewCall[] {
  const fields = fieldsOf(value)
  const { from } = fields
  if (typeof from !== 'string' || !isAddress(from, { strict: false }) || !isAddressEqual(from, safe))
    throw new ProviderError({ code: 4100, message: 'This is not the account of the Safe.' })
  if (fields.chainId !== undefined && parseChainId(fields.chainId) !== chainId)
    throw new ProviderError({ code: 4901, message: 'The Safe is on another network.' })
  const calls = 'calls' in fields ? fields.calls : [fields]
  if (!Array.isArray(calls) || calls.length === 0)
    throw new ProviderError({ code: -32602, message: 'No transactions were passed' })
  return calls.map((call) => parseCall(fieldsOf(call)))
}

function parseCall({ to, data, input, value }: Fields): SafeReviewCall {
  const bytes = data ?? input ?? '0x'
  const amount = value ?? '0x0'
  if (typeof to !== 'string' || !isAddress(to, { strict: false }))
    throw new ProviderError({ code: -32602, message: 'A Safe cannot create a contract this way.' })
  if (!isHex(bytes) || bytes.length % 2 !== 0 || typeof amount !== 'string' || !isNumber(amount))
    throw new ProviderError({ code: -32602, message: 'A call has data or a value that is none.' })
  return { to: getAddress(to), data: bytes, value: BigInt(amount) }
}

function isNumber(text: string): boolean {
  return /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(text) && BigInt(text) < 2n ** 256n
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
