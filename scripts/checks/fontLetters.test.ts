import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('packages/ui98/src/css/font.css', 'utf8')
const sources = execFileSync(
  'git',
  ['ls-files', 'apps/web/src', 'packages/ui98/src', 'packages/protocol/src'],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))

/** Read from tables that others wrote, never written. */
const onlyRead = /[＋－＝＠]/

const ranges = [...css.matchAll(/unicode-range: ([^;]+);/g)].map(([, list = '']) => list)
const isInside = (letter: string) =>
  (ranges[0] ?? '').split(', ').some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    const code = letter.codePointAt(0) ?? 0
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })

test('default: our font has every letter that our screens show', () => {
  expect(sources.length).toBeGreaterThan(500)
  const missing = sources.flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8'))]
      .filter((letter) => letter >= ' ' && !isInside(letter) && !onlyRead.test(letter))
      .map((letter) => `${letter} in ${file}`),
  )
  expect(missing).toEqual([])
})

test('default: the bold one has the same letters, and neither is large', () => {
  expect(ranges).toEqual([ranges[0], ranges[0]])
  for (const [, file] of css.matchAll(/url\("\.\.\/(.+)"\)/g))
    expect(statSync(`packages/ui98/src/${file}`).size).toBeLessThan(12_000)
})
