import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compileCache } from '../../test/compileCache.ts'
import { createLog } from '../log.ts'
import { openStore } from '../store/openStore.ts'

const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
const row = (count: number) => ({ day: '2026-02-28', path: `/${count}`, referrer: '', count })

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'love-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const open = async (dataDir: string) => {
    const store = await openStore(
      { databaseUrl: undefined, dataDir, network: 'local' },
      { log, now: Date.now },
    )
    onTestFinished(store.close)
    return store.db
  }
  const backup = (file: string | undefined, env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/backup.ts', ...(file === undefined ? [] : [file])],
      { env: { ...compileCache, DATA_DIR: join(folder, 'data'), ...env }, encoding: 'utf8' },
    )
    return { status, text: stdout + stderr }
  }
  return { folder, open, backup }
}

test('default: everything acknowledged is in it, while the server goes on writing; restored, it opens', async () => {
  const { folder, open, backup } = await setup()
  const db = await open(join(folder, 'data'))
  const write = (count: number) => db.insertInto('insights_views').values(row(count)).execute()
  for (let count = 1; count <= 50; count++) await write(count)
  const file = join(folder, 'copy.sqlite')
  expect(backup(file)).toEqual({ status: 0, text: `Backup written to ${file}.\n` })
  for (let count = 51; count <= 60; count++) await write(count)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['copy.sqlite', 'data'])

  await mkdir(join(folder, 'restored'))
  await copyFile(file, join(folder, 'restored', 'local.sqlite'))
  const restored = await open(join(folder, 'restored'))
  expect(await restored.selectFrom('insights_views').selectAll().execute()).toHaveLength(50)
  expect(await db.selectFrom('insights_views').selectAll().execute()).toHaveLength(60)
})

test('error: each with what to do', { tags: '@deep' }, async () => {
  const { folder, open, backup } = await setup()
  const file = join(folder, 'copy.sqlite')
  expect(backup(file)).toEqual({
    status: 1,
    text: expect.stringMatching(/^There is no database at .*Set DATA_DIR/),
  })
  await open(join(folder, 'data'))
  expect(backup(undefined)).toEqual({
    status: 1,
    text: expect.stringMatching(/^Give a file name: npm run backup/),
  })
  await writeFile(file, 'mine')
  expect(backup(file)).toEqual({ status: 1, text: `${file} already exists. Choose another file name.\n` })
  expect(backup(join(folder, 'missing', 'copy.sqlite'))).toEqual({
    status: 1,
    text: expect.stringMatching(/^The backup could not be written to /),
  })
  const secret = 'postgres://love:CANARY@db.example/love'
  const { status, text } = backup(join(folder, 'other.sqlite'), { DATABASE_URL: secret })
  expect(status).toBe(1)
  expect(text).toMatch(/^DATABASE_URL is set, .*Use pg_dump/)
  expect(text).not.toContain('CANARY')
  expect(backup(file, { PORT: 'x' })).toEqual({ status: 1, text: expect.stringMatching(/^PORT must be/) })
})
