import { expect, test } from 'vitest'
import { findFile } from './loadFiles.ts'
import type { StaticFile } from './staticFile.ts'

const names = ['/index.html', '/pairs.html', '/pairs/LOVE-ETH.html', '/portfolio.html', '/portfolio/_.html']
const files = new Map(names.map((name) => [name, { name } as unknown as StaticFile]))
const found = (path: string) => names.find((name) => findFile(files, path) === files.get(name))

test('default: a path is a file, a page, or the page of a folder', () => {
  expect(found('/')).toBe('/index.html')
  expect(found('/pairs')).toBe('/pairs.html')
  expect(found('/pairs/')).toBe('/pairs.html')
  expect(found('/pairs/LOVE-ETH')).toBe('/pairs/LOVE-ETH.html')
})

test('behavior: below a program with open places every path has a page', () => {
  expect(found('/portfolio')).toBe('/portfolio.html')
  expect(found('/portfolio/0x12')).toBe('/portfolio/_.html')
  expect(found('/portfolio/0x12/more')).toBe('/portfolio/_.html')
  for (const path of ['/pairs/NOPE', '/portfolios', '/_', '//portfolio'])
    expect(findFile(files, path)).toBeUndefined()
})
