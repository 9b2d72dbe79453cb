import { chosenSteps, depthOf, NoTestsError } from './test/chosenSteps.ts'
import { chromiumForTests } from './test/chromium.ts'
import { enginesForTests } from './test/engines.ts'
import { type Counts, sayCounts } from './test/readCounts.ts'
import { runStep, type Step, stopSteps } from './test/runStep.ts'

/** Installs and builds: beside the other tests it would take the time that they measure. */
const imageTest = 'scripts/packaging/image.integration.test.ts'
const words = process.argv.slice(2)
const deep = words.includes('--deep')

const others = ['--project', 'firefox', '--project', 'webkit']

/** By its path: its program has the name of the other TypeScript's, which dependency-cruiser needs. */
const checkTypes = ['node', 'node_modules/typescript7/bin/tsc', '-p'] as const

/** Left to `npm run test:deep`, like the tests with the tag `@deep`. */
const slow: readonly Step[] = [
  { name: 'reproducible build', command: ['node', 'scripts/checks/reproducible.ts'] },
  { name: 'the image', command: ['vitest', 'run', imageTest], report: 'vitest' },
]

/** One line after the other; what stands in one line needs only one core each, and runs at once. */
const steps: readonly (readonly Step[])[] = [
  [
    { name: 'format and lint', command: ['biome', 'ci', '.'] },
    { name: 'types', command: [...checkTypes, '.'] },
    { name: 'types of the web app', command: [...checkTypes, 'apps/web'] },
    { name: 'boundaries', command: ['node', 'scripts/checks/boundaries.ts'] },
    { name: 'unused code', command: ['knip', '--no-progress'] },
  ],
  [
    {
      name: 'unit and integration tests',
      command: ['vitest', 'run', '--exclude', imageTest],
      report: 'vitest',
    },
  ],
  [{ name: 'build', command: ['node', 'apps/web/build.ts'] }],
  [
    { name: 'size budgets', command: ['size-limit'] },
    { name: 'oldest browsers', command: ['node', 'scripts/checks/browserFloor.ts'] },
    ...(deep ? slow : []),
  ],
  [
    {
      name: 'browser tests',
      command: ['playwright', 'test'],
      report: 'playwright',
      prepare: chromiumForTests,
    },
  ],
  [
    {
      name: 'other browsers',
      // The tests before walk the same way in Chromium.
      command: ['playwright', 'test', '--config', 'e2e/engines', ...(deep ? [] : others)],
      report: 'playwright',
      countsSkipped: true,
      prepare: enginesForTests,
    },
  ],
]

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    await stopSteps()
    process.exit(1)
  })

const chosen = await chosenSteps(words).catch((error: unknown) => {
  if (!(error instanceof NoTestsError)) throw error
  console.error(error.message)
  process.exit(1)
})
const started = Date.now()
const counts: Counts[] = []
const settings = depthOf(words)
for (const line of chosen?.map((step) => [step]) ?? steps) {
  counts.push(...(await Promise.all(line.map((step) => runStep(step, settings)))))
}
const total = {
  passed: sum(counts.map(({ passed }) => passed)),
  failed: sum(counts.map(({ failed }) => failed)),
  skipped: sum(counts.map(({ skipped }) => skipped)),
}
console.log(`${chosen ? 'these' : 'all'} checks took ${Math.round((Date.now() - started) / 1000)} s`)
console.log(sayCounts(total))
process.exitCode = total.failed > 0 ? 1 : 0

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
