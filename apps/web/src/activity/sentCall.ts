import { type Address, getAddress, type Hash, type Hex, size, slice } from 'viem'
import {
  address,
  bytes,
  count,
  hash,
  oneOf,
  record,
  type Schema,
  uint256,
  wholeListOf,
} from '../storage/schema.ts'
import { fingerprint, type Request } from './fingerprint.ts'
import { costSchema, type NetworkCost } from './networkCost.ts'

/** As much of a call as is kept to be looked at. */
export type SentCall = {
  /** Null where a contract was made. */
  readonly to: Address | null
  readonly value: bigint
  /** Its first bytes: all of it may be too long to keep. */
  readonly data: Hex
  readonly bytes: number
  /** Of all of it: by this it is compared. */
  readonly fingerprint: Hash
}

/** One call that was asked of the wallet, with what the review expected it to cost where it could say. */
export type AskedCall = Request & { readonly cost?: NetworkCost | undefined }

/** What a person has agreed to. */
export type ReviewedCall = SentCall & { readonly cost?: NetworkCost | undefined }

/**
 * `wrapped`: sent by a smart account, with the calls somewhere inside, so that they cannot be compared one by one. `other`:
 * something else than was reviewed.
 */
export type SentVerdict = 'reviewed' | 'wrapped' | 'other'

/** What a node has under the hash that the wallet answered with. */
export type ArrivedCall = SentCall & {
  readonly hash: Hash
  readonly from: Address
  readonly verdict: SentVerdict
  /** What the wallet allowed it to cost at most; nothing where somebody else pays. */
  readonly cost?: NetworkCost | undefined
  /** Whose code it lets act as this account (EIP-7702). */
  readonly delegates?: readonly Address[] | undefined
}

const mostBytes = 1_000

export function reviewedCall({ cost, ...request }: AskedCall): ReviewedCall {
  return { ...sentCall(request), ...(cost && { cost }) }
}

export function sentCall(request: Request): SentCall {
  const { to, value, input } = request
  const length = size(input)
  const data = length > mostBytes ? slice(input, 0, mostBytes) : input
  // Nodes spell addresses in small letters: the same one must not look like another.
  const spelt = { to: to && getAddress(to), data: data.toLowerCase() as Hex }
  return { ...spelt, value, bytes: length, fingerprint: fingerprint(request) }
}

const call = {
  to: (value: unknown) => (value === null ? null : address(value)),
  value: uint256,
  data: bytes,
  bytes: count,
  fingerprint: hash,
}

/** Of a list with one call that makes no sense nothing is believed, and an empty one says nothing. */
export const reviewedSchema: Schema<readonly ReviewedCall[]> = (value) => {
  const calls = wholeListOf(record(call, { cost: costSchema }))(value)
  return calls && calls.length > 0 ? calls : undefined
}

export const arrivedSchema: Schema<ArrivedCall> = record(
  { ...call, hash, from: address, verdict: oneOf('reviewed', 'wrapped', 'other') },
  { cost: costSchema, delegates: wholeListOf(address) },
)
