import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBuildSettings } from './readBuildSettings.ts'
import { writeRelease } from './writeRelease.ts'

const settings = readBuildSettings({ LOVE_NETWORK: 'mainnet', PRODUCTION_HOST: 'love.example' })
const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

let site: string
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'love-release-'))
  await mkdir(join(site, 'assets'))
  for (const [path, text] of [
    ['index.html', '<!doctype html>'],
    ['assets/b.js', 'b'],
    ['assets/B.js', 'B'],
    ['assets/ä.svg', '<svg/>'],
  ] as const)
    await writeFile(join(site, path), text)
})
afterEach(() => rm(site, { recursive: true }))

test('default: every file with its hash, in an order that no locale decides, and what it was built with', async () => {
  await writeRelease(site, { version: '1.2.3', settings })
  const release = JSON.parse(await readFile(join(site, 'release.json'), 'utf8'))
  expect(release).toEqual({
    version: '1.2.3',
    settings,
    files: {
      '/assets/B.js': hash('B'),
      '/assets/b.js': hash('b'),
      '/assets/ä.svg': hash('<svg/>'),
      '/index.html': hash('<!doctype html>'),
    },
  })
  expect(Object.keys(release.files)).toEqual(Object.keys(release.files).sort())
})

test('behavior: written again it is the same, as it leaves itself out', async () => {
  await writeRelease(site, { version: '1.2.3', settings })
  const first = await readFile(join(site, 'release.json'), 'utf8')
  await writeRelease(site, { version: '1.2.3', settings })
  expect(await readFile(join(site, 'release.json'), 'utf8')).toBe(first)
})
