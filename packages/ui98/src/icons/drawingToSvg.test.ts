import { expect, test } from 'vitest'
import { drawingToPaths, viewBox } from './drawingToSvg.ts'
import { parseDrawing } from './parseDrawing.ts'

const palette = { k: '#000', r: '#f00' }

test('default: one path per colour, black first and running under the others', () => {
  expect(drawingToPaths(['krk', 'krk'], palette)).toBe(
    '<path stroke="#000" d="M0 0h3m-3 1h3"/><path stroke="#f00" d="M1 0h1m-1 1h1"/>',
  )
})

test('behavior: a clear pixel ends a run', () => {
  expect(drawingToPaths(['k.k'], palette)).toBe('<path stroke="#000" d="M0 0h1m1 0h1"/>')
})

test('error: a letter without a colour', () => {
  expect(() => drawingToPaths(['?'], palette)).toThrow('No colour for the letter ?.')
})

test('behavior: a file holds one grid or several', () => {
  expect(parseDrawing('two', 'kk\n..\n\nk\n')).toEqual([['kk', '..'], ['k']])
  expect(viewBox(['kk', '..'])).toBe('viewBox="0 -.5 2 2"')
})

test('error: an uneven row is named', () => {
  expect(() => parseDrawing('bad', 'kk\nk')).toThrow('bad: row 2 is not 2 wide')
})
