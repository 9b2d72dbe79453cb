import { type Address, numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { SENTINEL } from './build/owners.ts'
import { isTeam } from './isTeam.ts'

const many = Array.from({ length: 1_000 }, (_, at): Address => numberToHex(0xa000 + at, { size: 20 }))
const [ann = zeroAddress, bob = zeroAddress] = many

test('default: one, and a thousand', () => {
  expect(isTeam([ann], 1n)).toBe(true)
  expect(isTeam(many, 1_000n)).toBe(true)
})

test.each<[string, readonly Address[], bigint]>([
  ['nobody', [], 0n],
  ['nobody, of whom one must sign', [], 1n],
  ['somebody twice', [ann, bob, ann], 2n],
  ['somebody twice in another spelling', [ann, `0x${ann.slice(2).toUpperCase()}`], 1n],
  ['the end of the list', [ann, SENTINEL], 1n],
  ['no address', [zeroAddress, ann], 1n],
  ['fewer than must sign', [ann, bob], 3n],
  ['owners of whom none must sign', [ann, bob], 0n],
])('error: %s #safe-from-chain', (_, owners, threshold) => {
  expect(isTeam(owners, threshold)).toBe(false)
})
