import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBuildSettings } from '../../../web/build/readBuildSettings.ts'
import { writeRelease } from '../../../web/build/writeRelease.ts'
import { type Chain, createTestChain } from '../../test/Chain.ts'
import { startTestServer } from '../../test/startTestServer.ts'
import { verifyRelease } from './verifyRelease.ts'

const page = (title: string) =>
  `<!doctype html><title>${title}</title><script>document.documentElement.id = '${title}'</script>`
const words = 'love '.repeat(600)
/** One of every kind; those with many words are also sent packed. */
const kinds: Record<string, string> = {
  'index.html': page('LOVE'),
  'pairs.html': page('Pairs'),
  'safe/_.html': page('Safe'),
  '404.html': page('Lost'),
  'app-host.html':
    '<!doctype html><meta name="policy-needs" content="safe-apps"><script>document.title = 1</script>',
  'assets/main-1a.js': `export const text = '${words}'`,
  'assets/lazy-2b.js': 'export {}',
  'assets/style-3c.css': `:root { --words: '${words}' }`,
  'assets/icons-4d.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/font-5e.woff2': 'wOF2',
  'assets/heart-6f.png': '\x89PNG',
  'assets/heart-7a.webp': 'RIFF',
  'assets/engine-8b.wasm': '\0asm',
  'assets/ding-9c.mp3': 'ID3',
  'insights/script.js': 'navigator.sendBeacon',
  'manifest.json': '{"name":"LOVE","iconPath":"favicon.svg"}',
  'favicon.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
}

let site: string
let manifest: string
let chain: Chain
beforeAll(async () => {
  chain = await createTestChain()
  site = await mkdtemp(join(tmpdir(), 'love-site-'))
  for (const [path, text] of Object.entries(kinds)) {
    await mkdir(dirname(join(site, path)), { recursive: true })
    await writeFile(join(site, path), text, 'latin1')
  }
  await writeRelease(site, { version: '1.2.3', settings: readBuildSettings({}) })
  manifest = await readFile(join(site, 'release.json'), 'utf8')
})
afterAll(() => rm(site, { recursive: true }))

/** The report about a server whose copy of the site was changed before. */
async function verifyCopy(change: (copy: string) => Promise<unknown> = async () => {}, safeHosts?: string[]) {
  const copy = await mkdtemp(join(tmpdir(), 'love-copy-'))
  await cp(site, copy, { recursive: true })
  await change(copy)
  const server = await startTestServer({
    chain,
    webFolder: copy,
    ...(safeHosts && { config: { safeHosts } }),
  })
  try {
    return await verifyRelease({ origin: server.url, manifest })
  } finally {
    await server.close()
  }
}

async function flipBit(file: string): Promise<void> {
  const bytes = await readFile(file)
  const at = bytes.length - 1
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(file, bytes)
}

test('default: what was built is what is served, whoever may frame it', async () => {
  const files = Object.keys(kinds).length + 1
  expect(await verifyCopy()).toEqual({ version: '1.2.3', files, faults: [] })
  const hosts = ['https://app.safe.global', 'http://localhost:3310']
  expect((await verifyCopy(undefined, hosts)).faults).toEqual([])
})

test.each(Object.keys(kinds))('error: one bit of %s #release-verified', async (path) => {
  const { faults } = await verifyCopy((copy) => flipBit(join(copy, path)))
  expect(faults.length).toBeGreaterThan(0)
  expect(faults).toContainEqual(
    expect.stringMatching(`^changed /${path}: sha384-.{64} instead of sha384-.{64}$`),
  )
  for (const fault of faults) expect(fault).not.toContain('\n')
})

test('error: the pages that people visit are compared, not only their files', async () => {
  const changed = async (path: string) => {
    const { faults } = await verifyCopy((copy) => flipBit(join(copy, path)))
    return faults.map((fault) => fault.split(':')[0]).sort()
  }
  expect(await changed('index.html')).toEqual(['changed /', 'changed /index.html'])
  expect(await changed('pairs.html')).toEqual(['changed /pairs', 'changed /pairs.html'])
  expect(await changed('safe/_.html')).toEqual(['changed /safe/_.html', 'changed /safe/verify-release'])
  expect(await changed('404.html')).toEqual(['changed /404.html', 'changed /verify-release'])
})

test('error: a file that is not there, and one that only they have', async () => {
  const { faults } = await verifyCopy(async (copy) => {
    await rm(join(copy, 'assets/lazy-2b.js'))
    await writeFile(join(copy, 'assets/evil.js'), 'steal()')
    await writeRelease(copy, {
      version: '1.2.4',
      settings: readBuildSettings({ PRODUCTION_HOST: 'love.example' }),
    })
  })
  expect(faults).toEqual([
    'changed /release.json',
    'changed /release.json: productionHost is "love.example" instead of ""',
    'changed /release.json: version is "1.2.4" instead of "1.2.3"',
    'extra   /assets/evil.js: it is not in the manifest',
    'missing /assets/lazy-2b.js: the answer is 404',
  ])
})

test('error: a manifest that is away, or is none', async () => {
  const away = await verifyCopy((copy) => rm(join(copy, 'release.json')))
  expect(away.faults).toEqual(['missing /release.json: the answer is 404'])
  const none = await verifyCopy((copy) => writeFile(join(copy, 'release.json'), '{}'))
  expect(none.faults).toEqual(['changed /release.json: not a manifest of this project'])
})

test('error: nothing to compare with, or nobody there', async () => {
  const origin = 'http://127.0.0.1:9'
  await expect(verifyRelease({ origin, manifest: '{' })).rejects.toThrow(
    'The manifest is not the release.json of a build.',
  )
  await expect(verifyRelease({ origin, manifest })).rejects.toThrow(/^http:\/\/127.0.0.1:9 does not answer: /)
})
