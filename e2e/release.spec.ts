import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { startPassingProxy } from './fixtures/passingProxy.ts'
import { workerPorts } from './fixtures/ports.ts'
import { test } from './fixtures/test.ts'

test.skip(({ isMobile }) => isMobile)

type Outcome = { readonly code: number; readonly said: readonly string[] }

const withOneBitFlipped = (body: Uint8Array) =>
  body.map((byte, at) => (at === body.length >> 1 ? byte ^ 1 : byte))

/** As `npm run verify-release` does it. */
function verify(...parameters: string[]): Promise<Outcome> {
  // Two settings that disagree about colours are a warning of Node's own.
  const { FORCE_COLOR: _, ...env } = process.env
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/verifyRelease.ts', ...parameters], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${out}${err}`.trim().split('\n') }),
    )
  })
}

const site = `http://localhost:${workerPorts.app}`
const manifest = 'apps/web/dist/release.json'
async function builtFiles(): Promise<readonly string[]> {
  return Object.keys(JSON.parse(await readFile(manifest, 'utf8')).files)
}

test('default: the server serves what was built, byte for byte #release-verified', async ({ request }) => {
  const { code, said } = await verify(site)
  const files = await builtFiles()
  expect(said).toEqual([`${site} serves release 0.1.0: all ${files.length + 1} files match the build.`])
  expect(code).toBe(0)
  expect(await (await request.get('/release.json')).text()).toBe(await readFile(manifest, 'utf8'))
})

test('error: one bit of any kind of file is found out #release-verified', { tag: '@deep' }, async () => {
  const files = await builtFiles()
  const kinds = [...new Set(files.map((file) => file.replace(/.*\./, '')))]
  expect(kinds.sort()).toEqual(['css', 'html', 'js', 'json', 'png', 'svg', 'webp', 'woff2'])
  for (const kind of kinds) {
    const file = files.find((name) => name.endsWith(`.${kind}`)) ?? ''
    const proxy = await startPassingProxy(site, (body, path) => [
      path === file ? withOneBitFlipped(body) : body,
    ])
    const { code, said } = await verify(proxy.origin, '--manifest', manifest)
    await proxy.close()
    expect(said, file).toEqual([
      expect.stringMatching(`^changed ${file}: sha384-.{64} instead of sha384-.{64}$`),
      `${proxy.origin} does not match release 0.1.0: 1 difference.`,
    ])
    expect(code, file).toBe(1)
  }
})

test('error: what cannot be compared is said in one line', { tag: '@deep' }, async () => {
  const usage = 'Give the URL of the site: npm run verify-release https://love.example'
  for (const parameters of [
    [],
    ['love.example'],
    ['ftp://love.example'],
    ['https://love.example/x'],
    ['a', 'b'],
  ])
    expect(await verify(...parameters)).toEqual({ code: 1, said: [usage] })
  const missing = await verify('https://love.example', '--manifest', 'nowhere.json')
  expect(missing.said).toEqual(['nowhere.json cannot be read. Give the release.json of a build.'])
  expect(missing.code).toBe(1)
})
