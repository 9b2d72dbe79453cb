import { glob } from 'node:fs/promises'
import { sep } from 'node:path'
import { chromiumForTests } from './chromium.ts'
import type { Step } from './runStep.ts'

/** What `npm test` runs as steps of its own. */
const left = new Set(['scripts/packaging/image.integration.test.ts'])
const exclude = ['**/node_modules/**', 'e2e/engines/**']
const kinds = {
  '--unit': '{apps,bench,packages,scripts}/**/*.test.{ts,tsx}',
  '--browser': 'e2e/**/*.spec.ts',
} as const
type Kind = keyof typeof kinds

export class NoTestsError extends Error {}

/** Those that somebody asked for by kind, or by parts of their paths; undefined for all that there is. */
export async function chosenSteps(words: readonly string[]): Promise<readonly Step[] | undefined> {
  const names = words.filter((word) => !word.startsWith('--')).map((name) => name.toLowerCase())
  const asked = (Object.keys(kinds) as Kind[]).filter((kind) => words.includes(kind))
  if (names.length === 0 && asked.length === 0) return undefined
  const chosen = asked.length > 0 ? asked : (Object.keys(kinds) as Kind[])
  const found = await Promise.all(chosen.map(async (kind) => stepsFor(kind, await filesOf(kind, names))))
  const steps = found.flat()
  if (steps.length > 0) return steps
  throw new NoTestsError(
    `No test has "${names.join('" or "')}" in its path. Give part of a path, for example: npm test -- farm`,
  )
}

/** Tests with the tag `@deep` are left out of a whole run. Who names a test gets all of its file. */
export function depthOf(words: readonly string[]): Record<string, string> {
  if (words.includes('--deep')) return { TEST_DEEP: '1' }
  return words.every((word) => word.startsWith('--')) ? { TEST_QUICK: '1' } : {}
}

async function filesOf(kind: Kind, names: readonly string[]): Promise<readonly string[]> {
  const files: string[] = []
  for await (const file of glob(kinds[kind], { exclude })) files.push(file.split(sep).join('/'))
  if (names.length === 0) return files.filter((file) => !left.has(file))
  return files.filter((file) => names.some((name) => file.toLowerCase().includes(name)))
}

function stepsFor(kind: Kind, files: readonly string[]): readonly Step[] {
  if (files.length === 0) return []
  const sorted = files.toSorted()
  if (kind === '--unit')
    return [{ name: 'unit and integration tests', command: ['vitest', 'run', ...sorted], report: 'vitest' }]
  return [
    { name: 'build, if anything has changed', command: ['node', 'apps/web/build.ts', '--if-changed'] },
    {
      name: 'browser tests',
      command: ['playwright', 'test', ...sorted],
      report: 'playwright',
      prepare: chromiumForTests,
    },
  ]
}
