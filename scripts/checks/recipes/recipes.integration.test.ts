import { spawnSync } from 'node:child_process'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumForTests } from '../../test/chromium.ts'
import { applyRecipe } from './applyRecipe.ts'
import { copyProject } from './copyProject.ts'

const minutes = 10 * 60_000
const checkTypes = 'node_modules/typescript7/bin/tsc'

let folder: string
let chromium: Readonly<Record<string, string>> = {}
let touched: string[]
beforeAll(async () => {
  folder = await copyProject()
  touched = []
  for (const recipe of ['token', 'pair', 'program'])
    touched.push(...(await applyRecipe(await readFile(`docs/recipes/add-a-${recipe}.md`, 'utf8'), folder)))
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What it printed, if it failed. */
function failure(program: string, ...args: readonly string[]): string | undefined {
  const command = program === 'node' ? process.execPath : join('node_modules/.bin', program)
  // A run inside a run must not believe that it is the outer one, nor take as long.
  const outer = new Set(['VITEST', 'VITEST_POOL_ID', 'VITEST_WORKER_ID', 'TEST_REPORT', 'TEST_DEEP'])
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !outer.has(name)))
  const ran = spawnSync(command, args, {
    cwd: folder,
    env: { ...env, ...chromium, TEST_QUICK: '1' },
    encoding: 'utf8',
    timeout: minutes,
  })
  return ran.status === 0 ? undefined : `${ran.stdout}\n${ran.stderr}`
}

test('default: one token, one pair and one program touch few files, and none of the project itself', async () => {
  expect(touched).toHaveLength(3 + 1 + 4)
  for (const path of touched) {
    const ours = await stat(path).catch(() => undefined)
    expect((await stat(join(folder, path))).ino, path).not.toBe(ours?.ino)
  }
})

test('default: the lists with one more pass the tests that walk them', { timeout: 120_000 }, () => {
  const walks = [
    'packages/protocol/src/tokens',
    'packages/protocol/src/pairs',
    'packages/protocol/src/links',
    'apps/web/src/chain/definedIcon',
    'apps/web/src/desktop/helpPath',
  ]
  expect(failure('vitest', 'run', '--maxWorkers', '1', ...walks)).toBeUndefined()
})

test('default: what the recipes write is formatted', () => {
  expect(failure('biome', 'ci', ...touched)).toBeUndefined()
})

test('behavior: types and boundaries hold', { timeout: minutes, tags: '@deep' }, () => {
  expect(failure('node', checkTypes, '-p', '.')).toBeUndefined()
  expect(failure('node', checkTypes, '-p', 'apps/web')).toBeUndefined()
  expect(failure('node', 'scripts/checks/boundaries.ts')).toBeUndefined()
  expect(failure('knip', '--no-progress')).toBeUndefined()
})

test('behavior: every unit and integration test of the packages and the server passes', {
  timeout: minutes,
  tags: '@deep',
}, () => {
  const tests = ['packages', 'apps/server/src/market', 'apps/server/src/insights', 'apps/web/src']
  expect(failure('vitest', 'run', '--maxWorkers', '1', ...tests)).toBeUndefined()
})

test('behavior: the site is built within its budgets, and its new pages open', {
  timeout: minutes,
  tags: '@deep',
}, async () => {
  chromium = await chromiumForTests()
  expect(failure('node', 'apps/web/build.ts')).toBeUndefined()
  expect(failure('size-limit')).toBeUndefined()
  expect(
    failure('playwright', 'test', '--project', 'desktop', '--grep', '/kisses is|every pool'),
  ).toBeUndefined()
})
