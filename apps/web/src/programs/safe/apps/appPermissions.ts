import type { Permission } from '@love/safe/frame/host/permissions'
import { type Address, getAddress, isAddressEqual } from 'viem'
import { fieldsOf, isAddressText, isCount } from '../../../storage/storedFields.ts'

/** What an app may do for one Safe. */
export type AppPermission = { readonly safe: Address; readonly permission: Permission }

/** Far more than anybody grants by hand. */
const most = 200

/** Stored text is not trusted: each bad one is left out alone. */
export function parseAppPermissions(text: string | null): readonly AppPermission[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(parseOne).slice(0, most) : []
  } catch {
    return []
  }
}

function parseOne(value: unknown): readonly AppPermission[] {
  const { safe, permission } = fieldsOf(value)
  const { parentCapability, invoker, date } = fieldsOf(permission)
  if (!isAddressText(safe) || parentCapability !== 'requestAddressBook') return []
  if (typeof invoker !== 'string' || !isCount(date)) return []
  return [{ safe: getAddress(safe), permission: { parentCapability, invoker, date } }]
}

export function permissionsOf(all: readonly AppPermission[], safe: Address): readonly Permission[] {
  return all.filter((each) => isAddressEqual(each.safe, safe)).map(({ permission }) => permission)
}

/** Newest first. */
export function withPermission(
  all: readonly AppPermission[],
  safe: Address,
  permission: Permission,
): readonly AppPermission[] {
  return [{ safe, permission }, ...withoutPermission(all, safe, permission)].slice(0, most)
}

export function withoutPermission(
  all: readonly AppPermission[],
  safe: Address,
  { invoker, parentCapability }: Pick<Permission, 'invoker' | 'parentCapability'>,
): readonly AppPermission[] {
  return all.filter(
    ({ safe: of, permission }) =>
      !isAddressEqual(of, safe) ||
      permission.invoker !== invoker ||
      permission.parentCapability !== parentCapability,
  )
}
