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

test('behavior: a page of anything below a program asks for the code of that, not for the code of what it looks like', () => {
  const partsOf = (file: string) => pages.find((page) => page.file === file)?.lazyModules
  expect(partsOf('safe.html')).toEqual(['programs/safe/', 'programs/safe/home/'])
  expect(partsOf('safe/_.html')).toEqual(['programs/safe/', 'programs/safe/workspace/SafeView.tsx'])
  expect(partsOf('portfolio/_.html')).toEqual(partsOf('portfolio.html'))
})
