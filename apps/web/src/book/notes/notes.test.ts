import fc from 'fast-check'
import { type Hash, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { readText } from '../../storage/stored.ts'
import { longestNote, notesOf, stringifyNotes, withNote } from './notes.ts'

const parseNotes = (text: string | null) => readText(text, notesOf)
const hash = (number: number): Hash => numberToHex(number, { size: 32 })

test('default: a note belongs to one transaction, and an empty one is none', () => {
  const notes = withNote(withNote(new Map(), hash(0xab), ' rent\u0000 '), hash(2), 'salary')
  const upper: Hash = `0x${hash(0xab).slice(2).toUpperCase()}`
  expect([...notes.values()]).toEqual(['rent', 'salary'])
  expect([...withNote(notes, upper, '  ')]).toEqual([[hash(2), 'salary']])
})

test('behavior: what is written is read back', () => {
  const notes = withNote(withNote(new Map(), hash(1), 'rent'), hash(2), 'salary')
  expect(parseNotes(stringifyNotes(notes))).toEqual(notes)
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
