import { expect, test } from 'vitest'
import { programs } from '../programs/index.ts'
import { helpPath } from './helpPath.ts'

test('default: a program with a topic of its name opens that', () => {
  expect(helpPath(programs, 'swap')).toBe('/help/swap')
  expect(helpPath(programs, 'control-panel')).toBe('/help/control-panel')
})

test('behavior: other windows, and none, open the contents', () => {
  expect(helpPath(programs, 'welcome')).toBe('/help')
  expect(helpPath(programs, 'not-found')).toBe('/help')
  expect(helpPath(programs, undefined)).toBe('/help')
  expect(helpPath([], 'swap')).toBe('/help')
})
