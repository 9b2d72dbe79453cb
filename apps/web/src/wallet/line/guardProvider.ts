import type { Address, TypedDataDefinition } from 'viem'
import { ProviderError } from '../ProviderError.ts'
import { parseChainId } from '../parseChainId.ts'
import type { ProviderRequest, WalletProvider } from '../walletProvider.ts'

type ReviewedCall = { readonly to: Address; readonly data: string; readonly value: bigint }

/** What the person has seen: the one thing that may reach the wallet. */
export type Reviewed = { readonly from: Address; readonly chainId: number } & (
  | { readonly kind: 'transaction'; readonly call: ReviewedCall }
  | { readonly kind: 'batch'; readonly calls: readonly ReviewedCall[] }
  | { readonly kind: 'signature'; readonly message: TypedDataDefinition }
)

/** These change nothing. */
const harmless = ['eth_chainId', 'eth_accounts']

/**
 * Stands right in front of the wallet: whatever the code in between has made of a request, only what was reviewed gets
 * through, only once, and only while `demandWaiting` does not throw.
 */
export function guardProvider(
  provider: Pick<WalletProvider, 'request'>,
  reviewed: Reviewed,
  demandWaiting: () => void = () => {},
): Pick<WalletProvider, 'request'> {
  let isSpent = false
  return {
    async request(request) {
      if (harmless.includes(request.method)) return provider.request(request)
      // viem tries a second name of the same method when a wallet refuses the first.
      if (request.method === 'wallet_sendTransaction') throw new ProviderError({ code: -32601 })
      if (isSpent || !isReviewed(request, reviewed)) throw new ChangedRequestError()
      demandWaiting()
      isSpent = true
      return provider.request(request)
    },
  }
}

function isReviewed({ method, params }: ProviderRequest, reviewed: Reviewed): boolean {
  const [first, second] = Array.isArray(params) ? params : []
  switch (reviewed.kind) {
    case 'transaction':
      return method === 'eth_sendTransaction' && isSameTransaction(fieldsOf(first), reviewed)
    case 'batch':
      return method === 'wallet_sendCalls' && isSameBatch(fieldsOf(first), reviewed)
    case 'signature':
      return (
        method === 'eth_signTypedData_v4' &&
        isSameData(first, reviewed.from) &&
        isSameData(messageOf(parse(second)), messageOf(reviewed.message))
      )
    default:
      return reviewed satisfies never
  }
}

function isSameTransaction(
  fields: Fields,
  { from, chainId, call }: Extract<Reviewed, { kind: 'transaction' }>,
): boolean {
  const isOurChain = fields.chainId === undefined || parseChainId(fields.chainId) === chainId
  const isPlain = fields.authorizationList === undefined
  return isOurChain && isPlain && isSameData(fields.from, from) && isSameCall(fields, call)
}

function isSameBatch(
  { from, chainId, calls, atomicRequired }: Fields,
  reviewed: Extract<Reviewed, { kind: 'batch' }>,
): boolean {
  const list = Array.isArray(calls) ? calls : []
  return (
    atomicRequired === true &&
    isSameData(from, reviewed.from) &&
    parseChainId(chainId) === reviewed.chainId &&
    list.length === reviewed.calls.length &&
    reviewed.calls.every((call, index) => isSameCall(fieldsOf(list[index]), call))
  )
}

function isSameCall({ to, data, value }: Fields, call: ReviewedCall): boolean {
  const asked = { to, data: data ?? '0x', value: amountOf(value) }
  return isSameData(asked, { to: call.to, data: call.data, value: call.value })
}

function amountOf(value: unknown): bigint | undefined {
  if (value === undefined) return 0n
  return typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) ? BigInt(value) : undefined
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function messageOf(value: unknown) {
  const { domain, message, primaryType, types } = fieldsOf(value)
  // The type of the domain is added on the way.
  const { EIP712Domain: _, ...own } = fieldsOf(types)
  return { domain, message, primaryType, types: own }
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

/** What is about to reach the wallet is not what the person has reviewed. */
class ChangedRequestError extends Error {
  override readonly name = 'ChangedRequestError'
  readonly code = 'changed-request'
}

/** Equal in everything that counts: numbers in any form, hex in any case, fields in any order. */
function isSameData(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(spelling(value))
  if (typeof value === 'number' || typeof value === 'bigint') return JSON.stringify(String(value))
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join()}}`
}

function spelling(text: string): string {
  return /^0x[0-9a-f]*$/i.test(text) ? text.toLowerCase() : text
}
