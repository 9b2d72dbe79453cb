import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { renderBase } from './generateBase.ts'
import { renderIcons } from './generateIcons.ts'
import { readPng } from './indexedPng.ts'

const committed = (path: string) => readFileSync(join(import.meta.dirname, 'src', path))

for (const [path, content] of renderIcons()) {
  test(`default: ${path} is what node generateIcons.ts writes`, () => {
    const same =
      typeof content === 'string'
        ? committed(path).toString() === content
        : isDeepStrictEqual(readPng(committed(path)), readPng(content))
    expect(same).toBe(true)
  })
}

test('default: css/base98.css is what node generateBase.ts writes', () => {
  expect(committed('css/base98.css').toString() === renderBase()).toBe(true)
})

test('behavior: no font and no removed outline comes in from 98.css', () => {
  expect(renderBase()).not.toMatch(/@font-face|woff|font-smoothing|outline/)
})
