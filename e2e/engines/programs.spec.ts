import { expect } from '@playwright/test'
import { freshBlock } from '../fixtures/devnet.ts'
import { findLayoutFaults } from '../fixtures/layoutFaults.ts'
import { isMissing } from './drivers/openDriver.ts'
import { inspectCharts } from './inspectCharts.ts'
import { places } from './places.ts'
import { sizeName, sizes, test } from './test.ts'

test.skip(isMissing, 'This engine is not on this machine.')

/** Their charts, tables and forms are the most apart between engines; the others wait for `npm run test:deep`. */
const always = new Set(['Pairs', 'Swap', 'FAITH', 'Safe', 'ui98'])
const failed = /could not be loaded|illegal operation|has stopped|cannot be read|cannot be reached/

for (const size of sizes)
  test.describe(sizeName(size), () => {
    test.use({ size })
    test.beforeEach(freshBlock)

    for (const [program, seen] of Object.entries(places))
      test(`default: ${program} opens with its figures, nothing covered or cut off, its charts in their frames`, {
        tag: size.width > 640 && always.has(program) ? [] : '@deep',
        annotation: [
          { type: 'program', description: program },
          { type: 'size', description: sizeName(size) },
        ],
      }, async ({ tab }) => {
        for (const { path, words, charts } of seen) {
          await tab.goto(path)
          const page = await tab.see(path === '/' ? { role: 'desktop' } : { role: 'dialog' }, words)
          expect(page.text, path).not.toMatch(failed)
          expect(await tab.evaluate(findLayoutFaults), path).toEqual([])
          if (!charts) continue
          await expect
            .poll(() => tab.evaluate(inspectCharts), { message: path, timeout: 5_000 })
            .toEqual({ count: charts, faults: [] })
          await tab.click({ role: 'summary', name: 'Show as table' })
        }
      })
  })
