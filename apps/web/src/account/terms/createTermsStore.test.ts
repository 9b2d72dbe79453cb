import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTermsStore } from './createTermsStore.ts'
import { termsHash } from './termsHash.ts'
import { termsText } from './termsText.ts'

const address = '0xB22C05CeDbF879a661fcc566B5a759d005Cf7b4C'
const other = '0x36d7aA5c67EFd83992fC5CBc488cc2f9Ba7689B8'
const agreement = `${address}-terms-agreement`
const receipt = `${address}-terms-receipt`
const today = new Date('2026-11-15T12:00:00.000Z')

function open(items = new Map<string, string>()) {
  const storage = {
    readStored: (key: string) => items.get(key) ?? null,
    writeStored: (key: string, value: string) => void items.set(key, value),
  }
  return { items, storage, terms: createTermsStore(storage, termsHash()) }
}

test('default: the exact text, and its sha-256', () => {
  expect(termsText).toBe(
    'By clicking AGREE you understand that the rules of LOVE are not bound by any jurisdiction, but by our own sovereign will as the creators of this protocol',
  )
  expect(termsHash()).toBe(`0x${createHash('sha256').update(termsText).digest('hex')}`)
})

test('default: nothing stored reads as false', () => {
  expect(open().terms.read(address)).toBe('false')
})

test('default: to agree stores the specified value and a receipt', () => {
  const { items, terms } = open()
  terms.agree(address, today)
  expect(terms.read(address)).toBe('true')
  expect(items.get(agreement)).toBe('true')
  expect(JSON.parse(items.get(receipt) ?? '')).toEqual({
    hash: termsHash(),
    address,
    time: '2026-11-15T12:00:00.000Z',
  })
  expect([...items.keys()].sort()).toEqual([agreement, receipt])
  expect(terms.receipt(address)?.time).toBe('2026-11-15T12:00:00.000Z')
})

test('behavior: one address does not agree for another', () => {
  const { terms } = open()
  terms.agree(address, today)
  expect(terms.read(other)).toBe('false')
  expect(terms.receipt(other)).toBeUndefined()
})

test('behavior: the key is the checksummed address, however it is spelt', () => {
  const { items, terms } = open()
  terms.agree(address.toLowerCase(), today)
  expect(items.has(agreement)).toBe(true)
  for (const spelling of [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`])
    expect(terms.read(spelling)).toBe('true')
})

test('behavior: without an address nothing is stored', () => {
  const { items, terms } = open()
  for (const nobody of [undefined, '', '0x', 'love.eth', '0x123']) {
    terms.agree(nobody, today)
    expect(terms.read(nobody)).toBe('false')
  }
  expect(items.size).toBe(0)
})

test('behavior: a receipt for another text makes the stored value read as false, and agreeing again repairs it #tabs-in-step', () => {
  const { items, storage } = open()
  createTermsStore(storage, `0x${'1'.repeat(64)}`).agree(address, today)
  const { terms } = open(items)
  expect(items.get(agreement)).toBe('true')
  expect(terms.read(address)).toBe('false')
  expect(terms.receipt(address)).toBeUndefined()
  terms.agree(address, today)
  expect(terms.read(address)).toBe('true')
})

test('behavior: the specified value alone is enough where no receipt was ever kept', () => {
  const { terms } = open(new Map([[agreement, 'true']]))
  expect(terms.read(address)).toBe('true')
  expect(terms.receipt(address)).toBeUndefined()
})

test('error: the receipt of somebody else is no receipt', () => {
  const { items } = open()
  const { terms } = open(items)
  terms.agree(other, today)
  items.set(agreement, 'true')
  items.set(receipt, items.get(`${other}-terms-receipt`) ?? '')
  expect(terms.read(address)).toBe('false')
})

test('error: any stored value but true is false', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json(), fc.constantFrom('True', ' true', '"true"', '1')),
      (value) => {
        fc.pre(value !== 'true')
        expect(open(new Map([[agreement, value]])).terms.read(address)).toBe('false')
      },
    ),
    { numRuns: 1_000 },
  )
})

test('error: a corrupt receipt never counts and never throws', () => {
  const { items, terms: writer } = open()
  writer.agree(address, today)
  const good = items.get(receipt) ?? ''
  const damaged = fc
    .tuple(fc.nat(good.length - 1), fc.string({ maxLength: 3 }))
    .map(([at, noise]) => good.slice(0, at) + noise + good.slice(at + 1))
  const isSame = (text: string) => {
    try {
      const { hash, address: of } = JSON.parse(text)
      return hash === termsHash() && of === address
    } catch {
      return false
    }
  }
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), damaged), (text) => {
      fc.pre(!isSame(text))
      const { terms } = open(
        new Map([
          [agreement, 'true'],
          [receipt, text],
        ]),
      )
      expect(terms.read(address)).toBe('false')
      expect(terms.receipt(address)).toBeUndefined()
    }),
    { numRuns: 1_000 },
  )
})
