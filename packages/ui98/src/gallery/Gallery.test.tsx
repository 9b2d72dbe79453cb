import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { iconNames } from '../icons/iconNames.ts'
import { Gallery } from './Gallery.tsx'

const warnings = vi.fn()

beforeEach(() => {
  warnings.mockClear()
  vi.spyOn(console, 'error').mockImplementation(warnings)
  vi.spyOn(console, 'warn').mockImplementation(warnings)
})
afterEach(() => vi.restoreAllMocks())

test('default: renders without a browser and without a warning', () => {
  expect(renderToString(<Gallery />)).toContain('every part in every state')
  expect(warnings).not.toHaveBeenCalled()
})

test('behavior: a strict policy finds no style attribute and no script', () => {
  expect(renderToString(<Gallery />)).not.toMatch(/\sstyle=|<script|\son\w+=/)
})

test('behavior: every icon is shown, each from its own place in the picture of all', () => {
  const markup = renderToString(<Gallery />)
  for (const row of iconNames.keys()) {
    expect(markup).toContain(`viewBox="0 ${33 * row} 32 32"`)
    expect(markup).toContain(`viewBox="33 ${33 * row} 16 16"`)
  }
})

test('behavior: every button has a name', () => {
  const buttons = [...renderToString(<Gallery />).matchAll(/<button([^>]*)>(.*?)<\/button>/gs)]
  expect(buttons.length).toBeGreaterThan(50)
  for (const [button, attributes = '', content = ''] of buttons) {
    const words = content.replace(/<[^>]*>/g, '').trim()
    expect(words || /aria-label="\w/.test(attributes), button).toBeTruthy()
  }
})
