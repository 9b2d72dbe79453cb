import { expect, test } from 'vitest'
import { noteIn, withProposerNote } from './proposerNote.ts'

const url = 'https://app.example'
const app = JSON.stringify({ url, name: 'An app' })

test('default: the note stands in the origin, beside the app it came from', () => {
  expect(withProposerNote(undefined, ' October rent ')).toEqual({ origin: '{"note":"October rent"}' })
  const both = withProposerNote(app, 'October rent')
  expect(JSON.parse(both?.origin ?? '')).toEqual({ url, name: 'An app', note: 'October rent' })
  expect(noteIn(both?.origin)).toBe('October rent')
  expect(withProposerNote(both?.origin, 'November')?.origin).toContain('"note":"November"')
})

test('behavior: without a note nothing is added, and an old one goes', () => {
  expect(withProposerNote(undefined, '  ')).toEqual({ origin: undefined })
  expect(withProposerNote(app, '')).toEqual({ origin: app })
  expect(withProposerNote('{"note":"old"}', '')).toEqual({ origin: undefined })
})

test('behavior: never longer than gateways take; the app’s name gives way before the note', () => {
  const long = JSON.stringify({ url, name: 'x'.repeat(100) })
  const note = '"'.repeat(60)
  const { origin = '' } = withProposerNote(long, note) ?? {}
  expect(origin.length).toBeLessThanOrEqual(200)
  expect(JSON.parse(origin)).toEqual({ url, name: '', note })
  expect(withProposerNote(JSON.stringify({ url: `https://${'a'.repeat(150)}` }), note)).toBeUndefined()
})

test('behavior: what cannot be seen is left out, and what is no note is none', () => {
  expect(noteIn(JSON.stringify({ note: 'pay\u202Eecila\u0000' }))).toBe('payecila')
  for (const origin of [undefined, '', 'text', '[]', '{"note":7}', '{"name":"x"}', '{"note":'])
    expect(noteIn(origin)).toBe('')
  expect([...noteIn(JSON.stringify({ note: 'a'.repeat(900) }))]).toHaveLength(60)
})
