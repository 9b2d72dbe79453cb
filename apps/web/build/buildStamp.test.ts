import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildStamp } from './buildStamp.ts'
import { readBuildSettings } from './readBuildSettings.ts'

let project: string
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'love-stamp-'))
  await mkdir(join(project, 'apps/web/src/deep'), { recursive: true })
  await writeFile(join(project, 'package-lock.json'), '{}')
  await writeFile(join(project, 'apps/web/src/deep/a.ts'), 'a')
})
afterEach(() => rm(project, { recursive: true }))

const stamp = (env: Record<string, string> = {}) => buildStamp(project, readBuildSettings(env))

test('default: the same files and settings give the same stamp', async () => {
  expect(await stamp()).toBe(await stamp())
})

test('behavior: a changed, added or renamed file and another setting change it', async () => {
  const seen = new Set([await stamp(), await stamp({ LOVE_NETWORK: 'mainnet' })])
  await writeFile(join(project, 'apps/web/src/deep/a.ts'), 'b')
  seen.add(await stamp())
  await writeFile(join(project, 'apps/web/src/deep/b.ts'), 'b')
  seen.add(await stamp())
  await rm(join(project, 'apps/web/src/deep/a.ts'))
  seen.add(await stamp())
  expect(seen.size).toBe(5)
})

test('behavior: what the page is not made of does not change it', async () => {
  const before = await stamp()
  await mkdir(join(project, 'apps/server/src'), { recursive: true })
  await writeFile(join(project, 'apps/server/src/main.ts'), 'x')
  expect(await stamp()).toBe(before)
})
