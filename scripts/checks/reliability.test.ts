import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/reliability.md', 'utf8')
const cellsOf = (line: string) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim())
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('.ts` |'))
  .map(cellsOf)
/** The other rows are the tools. */
const tested = rows.filter((cells) => cells.length > 3)

test('default: every fault names how it was made, how often, what happened, what was lost, and its test', () => {
  expect(tested.length).toBeGreaterThan(40)
  for (const cells of tested) {
    const [fault = '', ...others] = cells
    const file = others.at(-1) ?? ''
    expect(others, fault).toHaveLength(5)
    for (const cell of others) expect(cell, fault).not.toBe('')
    expect(file, fault).toMatch(/^`[^`]+\.(test|spec)\.tsx?`$/)
  }
})

test('default: every file that the page names is there', () => {
  const named = [...page.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(40)
  for (const path of named) expect(existsSync(path), path).toBe(true)
})

test('behavior: no fault test of the browser is left out', () => {
  for (const file of readdirSync('e2e/faults')) expect(page).toContain(`\`e2e/faults/${file}\``)
})
