import { expect, test } from 'vitest'
import { isCurrent } from './isCurrent.ts'

type Has = { fontSizeAdjust: boolean; parse: boolean; isError: boolean; isFirefox: boolean }

const browser = ({ fontSizeAdjust, parse, isError, isFirefox }: Has) => ({
  CSS: { supports: () => fontSizeAdjust },
  URL: parse ? { parse } : {},
  Error: isError ? { isError } : {},
  ...(isFirefox && { mozInnerScreenX: 0 }),
})

const has = { fontSizeAdjust: true, parse: true, isError: false, isFirefox: false }

test.each([
  ['Chrome 127', true, has],
  ['Chrome 126', false, { ...has, fontSizeAdjust: false }],
  ['Safari 18', true, has],
  ['Safari 17.6', false, { ...has, parse: false }],
  ['Firefox 138', true, { ...has, isError: true, isFirefox: true }],
  ['Firefox 137', false, { ...has, isFirefox: true }],
])('default: %s: %j', (_, expected, features) => {
  expect(isCurrent(browser(features))).toBe(expected)
})
