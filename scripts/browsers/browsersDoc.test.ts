import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { engines } from '../../e2e/engines/drivers/engines.ts'
import { readRuns } from './readRuns.ts'
import { renderBrowsersDoc } from './renderBrowsersDoc.ts'

const folder = 'apps/web/src/programs'
const programs = readdirSync(folder)
  .map((name) => join(folder, name, 'program.ts'))
  .filter((file) => existsSync(file))
  .map((file) => /^ {2}title: '(.+)',$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? file)

test('default: docs/browsers.md has every program and every engine, with its version', () => {
  const doc = readFileSync('docs/browsers.md', 'utf8')
  for (const { name } of engines) expect(doc).toMatch(new RegExp(`^\\| ${name} \\| \\d+\\.[\\d.]+ \\|$`, 'm'))
  const [, table = ''] = doc.split('## Programs')
  for (const program of programs)
    expect(table, 'Add it to e2e/engines/places.ts and run `npm run browsers`.').toContain(`\n| ${program} |`)
})

const ran = (projectName: string, status: 'expected' | 'unexpected' | 'skipped', annotations: object) => ({
  projectName,
  status,
  annotations: Object.entries(annotations).map(([type, description]) => ({ type, description })),
})

test('behavior: the page says what works, what fails and what was not tested', () => {
  const swap = { program: 'Swap', size: '390 × 844' }
  const tests = [
    ran('chromium', 'expected', { ...swap, version: '150.0' }),
    ran('firefox', 'unexpected', { ...swap, version: '140.0' }),
    ran('webkit', 'skipped', swap),
    ran('firefox', 'expected', { step: 'sign-in' }),
  ]
  const doc = renderBrowsersDoc(readRuns({ suites: [{ suites: [{ specs: [{ tests }] }] }] }))
  expect(doc).toContain('| Chromium | 150.0 |\n| Firefox | 140.0 |\n| WebKit | not tested |')
  expect(doc).toContain('| Swap | works | **fails** | not tested |')
  expect(doc).toContain('| sign-in | not tested | works | not tested |')
})
