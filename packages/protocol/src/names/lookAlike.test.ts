import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { type KnownName, nameMarker, skeletonOf } from './lookAlike.ts'
import { looksLikeName } from './looksLikeName.ts'

const ann = { name: 'ann.eth', address: `0x${'a'.repeat(40)}` }
const markOf = (named: KnownName, known: readonly KnownName[]) => nameMarker(known)(named)
const stranger = `0x${'b'.repeat(40)}`

test('default: a plain name that resembles nobody has no mark', () => {
  expect(markOf({ name: 'bob.eth', address: stranger }, [ann])).toBeUndefined()
})

test.each([
  ['ann.eth', 'Ann'],
  ['a-nn.eth', 'ann.eth'],
  ['rnaria.eth', 'maria.eth'],
  ['vvill.eth', 'will.eth'],
  ['l0ve-team.eth', 'loveteam.eth'],
  ['b1ll.eth', 'Bill'],
  ['bea_1.eth', 'beai.eth'],
  ['ann.eth', '\u0430nn.eth'],
  ['zoë.eth', 'zoe.eth'],
])('behavior: %s can be taken for %s', (name, other) => {
  const of = { name: other, address: ann.address }
  expect(markOf({ name, address: stranger }, [of])).toEqual({ kind: 'look-alike', of })
})

test('behavior: the same address may have two names that are alike', () => {
  expect(markOf({ name: 'a-nn.eth', address: ann.address.toUpperCase() }, [ann])).toBeUndefined()
})

test.each(['любовь.eth', 'zoë.eth', '💙.eth'])('behavior: %s has letters that are marked', (name) => {
  expect(markOf({ name, address: stranger }, [ann])).toEqual({ kind: 'foreign letters' })
})

const swaps = [
  ...[
    ['o', '0'],
    ['l', '1'],
    ['i', '1'],
    ['l', 'i'],
    ['m', 'rn'],
    ['w', 'vv'],
    ['a', '\u0430'],
    ['', '-'],
    ['', '_'],
  ],
] as const
const label = fc.string({
  unit: fc.constantFrom(...'abcdefghjkopqstuxyz0123456789lmwi'),
  minLength: 1,
  maxLength: 20,
})

test('behavior: any number of swapped letters leaves a name marked, and a skeleton is its own skeleton', () => {
  fc.assert(
    fc.property(label, fc.array(fc.tuple(fc.nat(), fc.constantFrom(...swaps))), (name, changes) => {
      const changed = changes.reduce((text, [at, [from, to]]) => {
        const place = from === '' ? at % (text.length + 1) : text.indexOf(from, at % text.length)
        // Inside a pair that stands for one letter, a letter more makes another name.
        if (place < 0 || text.slice(0, place).endsWith('r') || text.slice(0, place).endsWith('v')) return text
        return text.slice(0, place) + to + text.slice(place + from.length)
      }, name)
      expect(skeletonOf(skeletonOf(changed))).toBe(skeletonOf(changed))
      expect(
        markOf({ name: `${changed}.eth`, address: stranger }, [{ ...ann, name: `${name}.eth` }]),
      ).toMatchObject({
        kind: 'look-alike',
      })
    }),
    { numRuns: runs(200, 5_000) },
  )
})

test.each(['ann.eth', ' Ann.ETH ', 'shop.ann.eth', 'любовь.eth', '0xann.eth', '💙.eth'])(
  'default: %j is looked up as a name',
  (text) => {
    expect(looksLikeName(text)).toBe(true)
  },
)

test.each([
  '',
  'ann',
  '.eth',
  'ann.',
  'a b.eth',
  '/pairs/a.b',
  'https://a.b',
  'a@b.c',
  `0x${'a'.repeat(40)}`,
  'ann..eth',
])('error: %j is not', (text) => {
  expect(looksLikeName(text)).toBe(false)
})
