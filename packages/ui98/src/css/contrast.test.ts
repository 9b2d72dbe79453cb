import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

function readTokens(css: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...css.matchAll(/--ui-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

const normal = readTokens(read('tokens.css').split('@media')[0] ?? '')
const [setting = '', wish = ''] = read('contrast.css').split('@media')
const schemes = { normal, high: { ...normal, ...readTokens(setting) } }

/** Relative luminance and ratio of WCAG 2.2. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratio(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

/** All colours of a plain value or of a gradient. */
const colours = (value = '') => value.match(/#[\da-f]{3,6}/g) ?? []

const text = [
  ['text', 'face'],
  ['text-muted', 'face'],
  ['text-disabled', 'face'],
  ['text-muted', 'field'],
  ['link', 'face'],
  ['link', 'field'],
  ['error', 'face'],
  ['error', 'stripe'],
  ['success', 'face'],
  ['success', 'stripe'],
  ['field-text', 'field'],
  ['select-text', 'select'],
  ['title-text', 'title'],
  ['title-inactive-text', 'title-inactive'],
  ['monitor-text', 'monitor'],
] as const

const rings = [
  ['focus', 'face'],
  ['focus', 'field'],
  ['focus-on-dark', 'select'],
  ['focus-on-dark', 'title'],
  ['focus-on-dark', 'monitor'],
] as const

for (const [scheme, tokens] of Object.entries(schemes)) {
  test(`default: words have 4.5 : 1 (${scheme})`, () => {
    for (const [front, back] of text) {
      for (const ground of colours(tokens[back])) {
        expect(ratio(tokens[front] ?? '', ground), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  test(`default: focus rings have 3 : 1 (${scheme})`, () => {
    for (const [front, back] of rings) {
      for (const ground of colours(tokens[back])) {
        expect(ratio(tokens[front] ?? '', ground), `${front} on ${back}`).toBeGreaterThanOrEqual(3)
      }
    }
  })
}

test('default: the black ring shows on the teal desktop', () => {
  const { focus = '', desktop = '' } = normal
  expect(ratio(focus, desktop)).toBeGreaterThanOrEqual(3)
})

test('behavior: the setting and the wish of the system bring the same', () => {
  expect(readTokens(wish)).toEqual(readTokens(setting))
})
