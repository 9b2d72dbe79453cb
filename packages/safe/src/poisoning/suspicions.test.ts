import fc from 'fast-check'
import { type Address, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { looksAlike, type SeenTransfer, suspicionsIn, suspicionWords } from './suspicions.ts'

const token: Address = `0x${'70'.repeat(20)}`
const isListed = (of: Address | 'ETH') => of === token || of === 'ETH'
const address = fc.bigInt(0n, 2n ** 160n - 1n).map((number): Address => numberToHex(number, { size: 20 }))
const transfer = (id: string, other: Address, parts: Partial<SeenTransfer> = {}): SeenTransfer => {
  return { id, other, direction: 'outgoing', token, amount: 5n, ...parts }
}
const kinds = (found: ReturnType<typeof suspicionsIn>) =>
  Object.fromEntries([...found].map(([id, all]) => [id, all.map(({ kind }) => kind)]))

/** The same ends with another middle, in any case. */
function imitationOf(real: Address, middle: Address, isUpper: boolean): Address {
  const text = `${real.slice(2, 5)}${middle.slice(5, 38)}${real.slice(-4)}`
  return `0x${isUpper ? text.toUpperCase() : text}`
}

test('default: every look-alike of somebody paid before or of the address book is flagged #look-alikes-flagged', () => {
  fc.assert(
    fc.property(address, address, fc.boolean(), fc.boolean(), (real, middle, isUpper, isInBook) => {
      const alike = imitationOf(real, middle, isUpper)
      fc.pre(alike.toLowerCase() !== real)
      const transfers = [
        transfer('paid', real),
        transfer('dust', alike, { direction: 'incoming', amount: 1n }),
        transfer('fake', alike, { amount: 0n }),
        transfer('again', real),
      ]
      const found = suspicionsIn({
        transfers: isInBook ? transfers.slice(1) : transfers,
        addressBook: isInBook ? [real] : [],
        isListed,
      })
      expect(kinds(found)).toEqual({ dust: ['look-alike'], fake: ['look-alike', 'zero-value'] })
    }),
    { numRuns: runs(1_000, 100_000) },
  )
})

test('default: of a million random pairs at most one looks alike #look-alikes-flagged', () => {
  let state = 0x2545f491
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0).toString(16).padStart(8, '0')
  }
  // Every one with every other: 1,000,405 pairs.
  const all = Array.from({ length: 1_415 }, () => `0x${next()}${next()}${next()}${next()}${next()}`)
  let flagged = 0
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1)) if (looksAlike(one, other)) flagged++
  expect(flagged).toBeLessThanOrEqual(1)
})

test('behavior: nothing, and tokens that nobody listed, are spam and make nobody known', () => {
  const [real, alike]: [Address, Address] = [`0xabc${'0'.repeat(33)}1234`, `0xabc${'1'.repeat(33)}1234`]
  const transfers = [
    transfer('zero', alike, { amount: 0n }),
    transfer('unlisted', alike, { token: real }),
    transfer('collectible', alike, { token: real, amount: undefined }),
    transfer('paid', real),
    transfer('ether', alike, { token: 'ETH' }),
    transfer('after', real),
  ]
  expect(kinds(suspicionsIn({ transfers, addressBook: [], isListed }))).toEqual({
    zero: ['zero-value'],
    unlisted: ['unlisted-token'],
    collectible: ['unlisted-token'],
    ether: ['look-alike'],
  })
})

test('behavior: whoever is in the address book imitates nobody', () => {
  const [real, alike]: [Address, Address] = [`0xabc${'0'.repeat(33)}1234`, `0xabc${'1'.repeat(33)}1234`]
  const transfers = [transfer('real', real), transfer('alike', alike)]
  expect(suspicionsIn({ transfers, addressBook: [real, alike], isListed }).size).toBe(0)
  const [first] = suspicionsIn({ transfers, addressBook: [real], isListed }).get('alike') ?? []
  expect(first && suspicionWords(first)).toBe(`This address imitates ${real}. Do not copy it.`)
})
