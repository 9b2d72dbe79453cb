import { getAddress, numberToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { deployedSafe } from './deployedSafe.ts'
import { deployCall, type NewSafe, newSafeVersions } from './newSafe.ts'

const owners = [1, 2, 3].map((at) => getAddress(numberToHex(0xa11ce0 + at, { size: 20 })))

describe.each(newSafeVersions)('Safe %s', (version) => {
  test.each([true, false])('default: the call reads back as its plan, L2 %s', (isL2) => {
    const plan: NewSafe = { version, isL2, owners, threshold: 2, salt: 7n }
    expect(deployedSafe(deployCall(plan))).toEqual(plan)
  })
})

test('error: another contract, a payment and other bytes make no known Safe', () => {
  const call = deployCall({ version: '1.4.1', isL2: true, owners, threshold: 2, salt: 0n })
  const [other] = owners
  if (!other) throw new Error('There is no other contract.')
  expect(deployedSafe({ ...call, to: other })).toBeUndefined()
  expect(deployedSafe({ ...call, value: 1n })).toBeUndefined()
  expect(deployedSafe({ ...call, data: '0x' })).toBeUndefined()
  expect(deployedSafe({ ...call, data: `${call.data}00` })).toBeUndefined()
})

test('error: a team that no Safe accepts is none', () => {
  const call = deployCall({ version: '1.4.1', isL2: true, owners, threshold: 4, salt: 0n })
  expect(deployedSafe(call)).toBeUndefined()
})

test('error: a setup that runs foreign code, or pays somebody, is no plain Safe', () => {
  const call = deployCall({ version: '1.4.1', isL2: true, owners, threshold: 2, salt: 0n })
  const word = (at: number) => 10 + 64 * at
  const changed = (at: number) => {
    const text = call.data as string
    return `${text.slice(0, word(at) + 63)}9${text.slice(word(at + 1))}` as `0x${string}`
  }
  // Shifted by the selector of `setup`, each word is one of its fields.
  const all = Array.from({ length: (call.data.length - 10) / 64 }, (_, at) => changed(at))
  const known = all.map((data) => deployedSafe({ ...call, data })).filter((safe) => safe !== undefined)
  // Another salt or another owner makes another plain Safe.
  expect(known).toHaveLength(1 + owners.length)
  for (const { salt, owners: team } of known)
    expect(salt === 9n || !owners.every((one) => team.includes(one))).toBe(true)
})
