import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { readText } from '../../../storage/stored.ts'
import { appPermissionsOf, permissionsOf, withoutPermission, withPermission } from './appPermissions.ts'

const safe = '0x7a1f88339bA70d46D09Cc3845B68d76A9591c0b3'
const invoker = 'https://app.example'
const permission = { parentCapability: 'requestAddressBook', invoker, date: 1_000 } as const

test('default: what was granted is found for that Safe only, and after a reload too', () => {
  const all = readText(JSON.stringify(withPermission([], safe, permission)), appPermissionsOf)
  expect(permissionsOf(all, safe)).toEqual([permission])
  expect(permissionsOf(all, zeroAddress)).toEqual([])
})

test('behavior: granting again changes the day, revoking ends it', () => {
  const twice = withPermission(withPermission([], safe, permission), safe, { ...permission, date: 2_000 })
  expect(permissionsOf(twice, safe)).toEqual([{ ...permission, date: 2_000 }])
  expect(withoutPermission(twice, zeroAddress, permission)).toEqual(twice)
  expect(withoutPermission(twice, safe, { ...permission, invoker: 'https://other.example' })).toEqual(twice)
  expect(withoutPermission(twice, safe, permission)).toEqual([])
})

test.each([
  null,
  '',
  '{',
  '7',
  '[null, 7, {}]',
  `[{"safe":"0x1","permission":${JSON.stringify(permission)}}]`,
  `[{"safe":"${safe}","permission":{"parentCapability":"everything","invoker":"a","date":1}}]`,
  `[{"safe":"${safe}","permission":{"parentCapability":"requestAddressBook","invoker":1,"date":1}}]`,
])('error: %s grants nothing', (text) => {
  expect(readText(text, appPermissionsOf)).toEqual([])
})
