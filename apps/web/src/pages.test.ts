import { expect, test } from 'vitest'
import { hasPage, pages } from './pages.ts'

test('default: every page was drawn for its path', () => {
  for (const { path } of pages) expect(hasPage(path)).toBe(true)
  expect(hasPage('/pairs/LOVE-ETH')).toBe(true)
})

test('behavior: a lost visitor gets the page for lost visitors, a place only its program knows gets none', () => {
  expect(hasPage('/no-such-page')).toBe(true)
  expect(hasPage('/pairs/NOPE')).toBe(false)
})
