import { type Address, getAddress, isAddress, isAddressEqual } from 'viem'
import { isTeam } from '../isTeam.ts'
import { type NewSafe, newSafeAddress, newSafeVersions } from './newSafe.ts'
import { mostOwners } from './team.ts'

/** As it stands in a link. */
export function newSafeText({ version, isL2, owners, threshold, salt }: NewSafe): string {
  return String(
    new URLSearchParams({
      version,
      ...(isL2 && { l2: '1' }),
      owners: owners.join(','),
      threshold: String(threshold),
      salt: String(salt),
    }),
  )
}

/**
 * Reads a link back. It proves itself: only these very owners, in this order, have that address. Undefined for what is
 * no plan of a Safe at the address.
 */
export function parseNewSafe(address: Address, text: string): NewSafe | undefined {
  const given = new URLSearchParams(text)
  const version = newSafeVersions.find((one) => one === given.get('version'))
  const owners = (given.get('owners') ?? '').split(',')
  const threshold = numberIn(given.get('threshold'), 3)
  const salt = numberIn(given.get('salt'), 77)
  if (!version || threshold === undefined || salt === undefined || salt >= 2n ** 256n) return undefined
  if (owners.length > mostOwners || !owners.every((owner) => isAddress(owner, { strict: false })))
    return undefined
  const team = owners.map((owner) => getAddress(owner))
  if (!isTeam(team, threshold)) return undefined
  const safe = { version, isL2: given.has('l2'), owners: team, threshold: Number(threshold), salt }
  return isAddressEqual(newSafeAddress(safe), address) ? safe : undefined
}

function numberIn(text: string | null, digits: number): bigint | undefined {
  return text !== null && /^\d+$/.test(text) && text.length <= digits + 1 ? BigInt(text) : undefined
}
