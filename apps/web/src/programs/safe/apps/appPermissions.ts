import type { Permission } from '@love/safe/frame/host/permissions'
import { type Address, isAddressEqual } from 'viem'
import { config } from '../../../config.ts'
import { address, anyText, count, listOf, oneOf, record } from '../../../storage/schema.ts'
import { stored } from '../../../storage/stored.ts'

/** What an app may do for one Safe. */
export type AppPermission = { readonly safe: Address; readonly permission: Permission }

/** Far more than anybody grants by hand. */
const most = 200

export const appPermissionsOf = listOf<AppPermission>(
  record({
    safe: address,
    permission: record({ parentCapability: oneOf('requestAddressBook'), invoker: anyText, date: count }),
  }),
  most,
)

/** What was allowed in this browser. */
export const appPermissionStore = stored(`love.safe-app-permissions.${config.network}`, appPermissionsOf)

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
