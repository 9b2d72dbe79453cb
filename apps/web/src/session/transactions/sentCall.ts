import { type Address, type Hash, type Hex, size, slice } from 'viem'
import { fieldsOf, isAddressText, isBytes, isCount, isHashText, isPositiveBigint } from '../storedFields.ts'
import { fingerprint, type Request } from './fingerprint.ts'

/** As much of a call as is kept to be looked at. */
export type SentCall = {
  /** Null where a contract was made. */
  readonly to: Address | null
  readonly value: bigint
  /** Its first bytes: all of it may be too long to keep. */
  readonly data: Hex
  readonly bytes: number
}

/** What a person has agreed to. */
export type ReviewedCall = SentCall & {
  /** Of all of it: by this it is compared. */
  readonly fingerprint: Hash
  /** What the network was to take, in wei, where the review said so. */
  readonly fee?: bigint | undefined
}

/** What a node has under the hash that the wallet answered with. */
export type ArrivedCall = SentCall & {
  readonly hash: Hash
  readonly from: Address
  /** False: it is something else than was reviewed. */
  readonly isReviewed: boolean
}

const mostBytes = 1_000

export function reviewedCall(request: Request, fee?: bigint): ReviewedCall {
  return { ...sentCall(request), fingerprint: fingerprint(request), ...(fee !== undefined && { fee }) }
}

export function sentCall({ to, value, input }: Request): SentCall {
  const bytes = size(input)
  return { to, value, data: bytes > mostBytes ? slice(input, 0, mostBytes) : input, bytes }
}

/** Stored text is not trusted. */
export function parseReviewed(value: unknown): ReviewedCall | undefined {
  const call = parseCall(value)
  const { fingerprint, fee } = fieldsOf(value)
  if (!call || !isHashText(fingerprint)) return undefined
  return { ...call, fingerprint, ...(isPositiveBigint(fee) && { fee }) }
}

export function parseArrived(value: unknown): ArrivedCall | undefined {
  const call = parseCall(value)
  const { hash, from, isReviewed } = fieldsOf(value)
  if (!call || !isHashText(hash) || !isAddressText(from) || typeof isReviewed !== 'boolean') return undefined
  return { ...call, hash, from, isReviewed }
}

function parseCall(value: unknown): SentCall | undefined {
  const { to, value: ether, data, bytes } = fieldsOf(value)
  if (to !== null && !isAddressText(to)) return undefined
  return isPositiveBigint(ether) && isBytes(data) && isCount(bytes)
    ? { to, value: ether, data, bytes }
    : undefined
}
