import fc from 'fast-check'
import { type Hash, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { createNoteStore } from './createNoteStore.ts'
import { longestNote, parseNotes, stringifyNotes, withNote } from './parseNotes.ts'

const hash = (number: number): Hash => numberToHex(number, { size: 32 })

test('default: a note belongs to one transaction, and an empty one is none', () => {
  const notes = withNote(withNote(new Map(), hash(0xab), ' rent\u0000 '), hash(2), 'salary')
  const upper: Hash = `0x${hash(0xab).slice(2).toUpperCase()}`
  expect([...notes.values()]).toEqual(['rent', 'salary'])
  expect([...withNote(notes, upper, '  ')]).toEqual([[hash(2), 'salary']])
})

test('behavior: the oldest make room, and long ones are cut', () => {
  let notes = parseNotes(null)
  for (let number = 1; number <= 2_001; number += 500) notes = withNote(notes, hash(number), 'x'.repeat(900))
  expect([...notes.values()].every(({ length }) => length === longestNote)).toBe(true)
  const many = Object.fromEntries(Array.from({ length: 2_005 }, (_, number) => [hash(number), 'n']))
  const read = parseNotes(JSON.stringify(many))
  expect([read.size, read.has(hash(4)), read.has(hash(5))]).toEqual([2_000, false, true])
})

test('error: damaged storage reads as what is left of it', () => {
  expect(parseNotes('nonsense').size).toBe(0)
  expect([...parseNotes(JSON.stringify({ a: 'b', [hash(1)]: 5, [hash(2)]: 'kept' }))]).toEqual([
    [hash(2), 'kept'],
  ])
  fc.assert(fc.property(fc.jsonValue(), (value) => void parseNotes(JSON.stringify(value))))
})

test('behavior: the store writes what it shows and hears of other tabs', () => {
  const texts = new Map<string, string>()
  let tell: (text: string | null) => void = () => {}
  const store = createNoteStore({
    key: 'key',
    stored: {
      readStored: (key) => texts.get(key) ?? null,
      writeStored: (key, text) => void texts.set(key, text),
      onStoredChange: (_, listener) => {
        tell = listener
        return () => {}
      },
    },
  })
  store.write(hash(1), 'rent')
  expect(parseNotes(texts.get('key') ?? '')).toEqual(store.get())
  tell(stringifyNotes(withNote(new Map(), hash(2), 'other')))
  expect([...store.get().values()]).toEqual(['other'])
})
