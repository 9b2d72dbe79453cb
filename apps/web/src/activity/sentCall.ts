import { type Address, getAddress, type Hash, type Hex, size, slice } from 'viem'
import {
  fieldsOf,
  isAddressText,
  isBytes,
  isCount,
  isHashText,
  isPositiveBigint,
} from '../storage/storedFields.ts'
import { fingerprint, type Request } from './fingerprint.ts'
import { type NetworkCost, parseCost } from './networkCost.ts'

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
  const bytes = size(input)
  const data = bytes > mostBytes ? slice(input, 0, mostBytes) : input
  // Nodes spell addresses in small letters: the same one must not look like another.
  const spelt = { to: to && getAddress(to), data: data.toLowerCase() as Hex }
  return { ...spelt, value, bytes, fingerprint: fingerprint(request) }
}

/** Stored text is not trusted: of a list with one call that makes no sense nothing is believed. */
export function parseReviewed(value: unknown): readonly ReviewedCall[] | undefined {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const calls = list.flatMap((one) => parseOneReviewed(one) ?? [])
  return calls.length > 0 && calls.length === list.length ? calls : undefined
}

function parseOneReviewed(value: unknown): ReviewedCall | undefined {
  const call = parseCall(value)
  const cost = parseCost(fieldsOf(value).cost)
  return call && { ...call, ...(cost && { cost }) }
}

const verdicts = ['reviewed', 'wrapped', 'other'] as const satisfies readonly SentVerdict[]

export function parseArrived(value: unknown): ArrivedCall | undefined {
  const call = parseCall(value)
  const { hash, from, verdict, cost, delegates } = fieldsOf(value)
  const parsedCost = parseCost(cost)
  const known = verdicts.find((one) => one === verdict)
  if (!call || !isHashText(hash) || !isAddressText(from) || !known) return undefined
  const parsed = { ...call, hash, from, verdict: known, ...(parsedCost && { cost: parsedCost }) }
  return Array.isArray(delegates) && delegates.every(isAddressText) ? { ...parsed, delegates } : parsed
}

function parseCall(value: unknown): SentCall | undefined {
  const { to, value: ether, data, bytes, fingerprint } = fieldsOf(value)
  if ((to !== null && !isAddressText(to)) || !isHashText(fingerprint)) return undefined
  return isPositiveBigint(ether) && isBytes(data) && isCount(bytes)
    ? { to, value: ether, data, bytes, fingerprint }
    : undefined
}
