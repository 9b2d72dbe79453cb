import type { OwnerNode, SafeNode } from '@love/safe/nested/ownerTree'
import { type Address, getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { whoConfirms } from './whoConfirms.ts'

const at = (id: number) => getAddress(numberToHex(id, { size: 20 }))
const [ann, bob] = [at(1), at(2)]
const person = (address: Address): OwnerNode => ({ kind: 'account', address })
const safe = (id: number, threshold: number, owners: readonly OwnerNode[]): SafeNode => ({
  kind: 'safe',
  version: '1.4.1',
  address: at(id),
  threshold,
  owners,
})
const upper = safe(0xa, 1, [person(ann)])

test('default: an owner proposes, also where somebody above could', () => {
  expect(whoConfirms([safe(0xb, 2, [person(ann), upper])], ann)).toEqual({ kind: 'you' })
})

test('behavior: where one signature is enough, the Safes above are asked', () => {
  const middle = safe(0xb, 1, [upper, person(bob)])
  expect(whoConfirms([middle], ann)).toEqual({ kind: 'above', owners: [upper] })
  expect(whoConfirms([middle], undefined)).toEqual({ kind: 'above', owners: [upper] })
  expect(whoConfirms([middle, upper], ann)).toEqual({ kind: 'you' })
})

test('error: nobody is sent into a circle, or to a Safe that takes no proposal from them', () => {
  const words = (way: SafeNode, you?: Address) => {
    const who = whoConfirms([way], you)
    return who.kind === 'others' ? who.words : who.kind
  }
  const circular = safe(0xb, 1, [person(bob), { kind: 'circle', address: at(0xc) }])
  expect(words(circular, ann)).toBe('Its owners can confirm through it.')
  expect(words(circular)).toMatch('Connect the wallet')
  expect(words(safe(0xb, 2, [upper, safe(0xd, 1, [])]), ann)).toMatch('All its owners are contracts')
  expect(words(safe(0xb, 2, [upper, person(bob)]), ann)).toMatch('confirmation first: 0x0000…0002.')
})
