import { type Address, getAddress, isAddress } from 'viem'

/** The Safe that the host shows. */
export type FrameSafe = {
  readonly address: Address
  readonly chainId: number
  readonly threshold: number
  readonly owners: readonly Address[]
  /** Whoever looks at it is not one of its owners. */
  readonly isReadOnly: boolean
}

/** Throws the reason why that Safe cannot be used here. */
export function parseSafeInfo(info: unknown, chainId: number): FrameSafe {
  const { safeAddress, chainId: theirs, threshold, owners, isReadOnly } = fieldsOf(info)
  if (!isWrittenAddress(safeAddress)) throw new CannotUseSafeError('the host did not report its address.')
  if (theirs !== chainId)
    throw new CannotUseSafeError(`it is on chain ${chainWords(theirs)}, but this site uses chain ${chainId}.`)
  if (!Array.isArray(owners) || owners.length === 0 || !owners.every(isWrittenAddress))
    throw new CannotUseSafeError('the host did not report its owners.')
  const addresses = owners.map((owner) => getAddress(owner))
  if (new Set(addresses).size !== owners.length) throw new CannotUseSafeError('it names an owner twice.')
  if (!isCount(threshold) || threshold > owners.length)
    throw new CannotUseSafeError('its threshold does not match its owners.')
  return {
    address: getAddress(safeAddress),
    chainId,
    threshold,
    owners: addresses,
    isReadOnly: isReadOnly === true,
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isWrittenAddress(value: unknown): value is Address {
  return typeof value === 'string' && isAddress(value, { strict: false })
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

function chainWords(value: unknown): string {
  return isCount(value) ? String(value) : 'unknown'
}

/** The host is one of ours, the Safe it shows is not for this page. */
export class CannotUseSafeError extends Error {
  override readonly name = 'CannotUseSafeError'
  readonly code = 'cannot-use-safe'

  constructor(reason: string) {
    super(`Cannot use this Safe: ${reason}`)
  }
}
