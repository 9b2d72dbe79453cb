import { numberToHex } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { addressNames } from '../../../chain/names/addressNames.ts'
import { showHostBook } from './hostBook.ts'

const ann = numberToHex(0xa11, { size: 20 })
const bea = numberToHex(0xbea, { size: 20 })
const nameOf = (address: string) => addressNames.get().get(address)

afterEach(() => {
  addressNames.set(new Map())
  addressNames.setOfHost(new Map())
})

test('default: names of the host are marked as its word, and yours come first', () => {
  const said = [
    { address: ann, name: 'Ann' },
    { address: bea, name: 'Bea' },
  ]
  expect(showHostBook(said)).toBe(2)
  addressNames.set(new Map([[bea, 'My Bea']]))
  expect([nameOf(ann), nameOf(bea)]).toEqual(['Ann (Safe host)', 'My Bea'])
  addressNames.set(new Map())
  expect(nameOf(bea)).toBe('Bea (Safe host)')
})

test('error: what is no address or no name is left out, and a long name cannot push the mark away', () => {
  const said = [
    { address: '0x12', name: 'Nobody' },
    { address: ann, name: '\u202e' },
    { address: bea, name: `Bea\u202e${'a'.repeat(100)}` },
  ]
  expect(showHostBook(said)).toBe(1)
  expect(nameOf(bea)).toMatch(/^Beaa+ \(Safe host\)$/)
  expect(nameOf(bea)).toHaveLength(50)
})
