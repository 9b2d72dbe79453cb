import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderBase } from './generateBase.ts'
import { renderIcons } from './generateIcons.ts'
import { iconNames } from './src/icons/iconNames.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, 'src', path), 'utf8')

for (const [path, content] of renderIcons()) {
  test(`default: ${path} is what node generateIcons.ts writes`, () => {
    expect(read(path) === content).toBe(true)
  })
}

test('default: css/base98.css is what node generateBase.ts writes', () => {
  expect(read('css/base98.css') === renderBase()).toBe(true)
})

test('behavior: no font and no removed outline comes in from 98.css', () => {
  expect(renderBase()).not.toMatch(/@font-face|woff|font-smoothing|outline/)
})

test('behavior: both sprites hold every icon, and all of them are 16 or 32 pixels square', () => {
  for (const sprite of [read('icons/icons16.svg'), read('icons/icons32.svg')]) {
    const symbols = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 -.5 (\d+) (\d+)"/g)]
    expect(symbols.map(([, name]) => name)).toEqual([...iconNames])
    for (const [, , width, height] of symbols) expect(['16 16', '32 32']).toContain(`${width} ${height}`)
  }
})
