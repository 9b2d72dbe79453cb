import { chromiumForTests } from './test/chromium.ts'
import { runStep, type Step, stopSteps } from './test/runStep.ts'

/** Installs and builds: beside the other tests it would take the time that they measure. */
const imageTest = 'scripts/packaging/image.integration.test.ts'
const deep = process.argv.includes('--deep')

/** One line after the other; what stands in one line needs only one core each, and runs at once. */
const steps: readonly (readonly Step[])[] = [
  [
    { name: 'format and lint', command: ['biome', 'ci', '.'] },
    { name: 'types', command: ['tsc', '-p', '.'] },
    { name: 'types of the web app', command: ['tsc', '-p', 'apps/web'] },
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
    { name: 'a second build is the same', command: ['node', 'scripts/checks/reproducible.ts'] },
    { name: 'size budgets', command: ['size-limit'] },
    { name: 'oldest browsers', command: ['node', 'scripts/checks/browserFloor.ts'] },
    { name: 'the image', command: ['vitest', 'run', imageTest], report: 'vitest' },
  ],
  [
    {
      name: 'browser tests',
      command: ['playwright', 'test'],
      report: 'playwright',
      prepare: chromiumForTests,
    },
  ],
]

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    await stopSteps()
    process.exit(1)
  })

const started = Date.now()
let passed = 0
let failed = 0
for (const line of steps) {
  const counts = await Promise.all(line.map((step) => runStep(step, { ...(deep ? { TEST_DEEP: '1' } : {}) })))
  passed += sum(counts.map((count) => count.passed))
  failed += sum(counts.map((count) => count.failed))
}
console.log(`all checks took ${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
