import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { badInputs } from './badInputs/index.ts'
import { hasTest } from './hasTest.ts'
import { promises } from './promises/index.ts'
import { renderSecurityDoc } from './renderSecurityDoc.ts'

const rows = [...promises, ...badInputs].flatMap((topic) => topic.rows)

test('default: docs/security.md is what node scripts/security/writeSecurityDoc.ts writes', () => {
  expect(readFileSync('docs/security.md', 'utf8')).toBe(renderSecurityDoc())
})

test('default: every promise and every kind of bad input is there once, in order', () => {
  const threats = Object.entries({ A: 7, B: 13, C: 11, D: 7, E: 12, F: 14, G: 12, H: 3 })
  const ids = (topics: typeof promises) => topics.flatMap((topic) => topic.rows.map(({ id }) => id))
  expect(ids(promises)).toEqual(
    threats.flatMap(([letter, count]) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`)),
  )
  expect(ids(badInputs).join(' ')).toBe(
    '1 3 4 6 7 9 10 12 13 16 18 19 21 22 24 25 27 28 30 31 33 34 36 37 39 40 42 43 45 46 48 49 51 52 54 55 57 58 60 61 63 64 66 67 69 70 72 73 75 76 78 79 81 82 84 85 87 88 90 91',
  )
})

test('default: each of them is held by a test that is there', () => {
  const unheld = rows.filter(({ heldBy }) => Object.values(heldBy).flat().length === 0)
  expect(unheld.map(({ id }) => id)).toEqual([])
  const lost = rows.flatMap(({ id, heldBy }) =>
    Object.entries(heldBy).flatMap(([file, titles]) => {
      const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
      return titles.filter((title) => !hasTest(source, title)).map((title) => `${id} ${file}: ${title}`)
    }),
  )
  expect(lost).toEqual([])
})

test('behavior: a title is found as it stands, as a case of a table, and by its beginning', () => {
  const source = [
    `test('error: a door', () => {})`,
    `const cases = [['a NUL', 400], ['a form', 415]]`,
    `test.each(cases)('error: %s is refused with %i', () => {})`,
    'for (const one of all) test(`error: a tampered $' + '{one} is not run`, run)',
  ].join('\n')
  for (const title of ['error: a door', 'error: a NUL is refused with 400', 'error: a tampered …'])
    expect(hasTest(source, title), title).toBe(true)
  for (const title of ['error: a doo', 'error: a window is refused with 400', 'error: …', 'a door'])
    expect(hasTest(source, title), title).toBe(false)
})
