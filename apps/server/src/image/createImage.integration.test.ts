import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { recordedNetwork } from '../../test/recordedNetwork.ts'
import { startTestOrigin } from '../../test/startTestOrigin.ts'
import { paint, svg } from '../../test/testPictures.ts'
import { readConfig } from '../config.ts'
import { connectTo } from '../fetch/sendGet.ts'
import { createLog } from '../log.ts'
import type { ImageLimits } from '../settings/imageSettings.ts'
import { createStaticFile } from '../static/staticFile.ts'
import { createImage, type ImageDeps } from './createImage.ts'

function setup(deps: Partial<ImageDeps>, changes: Partial<ImageLimits> = {}) {
  const defaults = readConfig({ IMAGE_HOSTS: 'images.example,*.example.org' })
  const config = { ...defaults, imageLimits: { ...defaults.imageLimits, ...changes }, ...deps.config }
  const log = createLog({ level: 'error', write: () => {}, now: () => 0, scrub: (text) => text })
  const image = createImage({ files: new Map(), now: () => 0, log, ...recordedNetwork(), ...deps, config })
  const ask = (url: string, w = '64', client = 'a') =>
    image(new Request(`http://localhost/image?${new URLSearchParams({ url, w })}`), client)
  return { ask }
}

async function startOrigin(answer: RequestListener) {
  const origin = await startTestOrigin({ answer })
  onTestFinished(origin.close)
  return { origin, config: { ...readConfig({}), imageHosts: [origin.host] } }
}

test('default: our own files, kept as long as they are', async () => {
  const picture = await paint({ width: 100, height: 100, isSeeThrough: true }).png().toBuffer()
  const paths = ['/assets/heart-1a.png', '/icon.png']
  const entries = paths.map(
    async (path) => [path, await createStaticFile(path, new Uint8Array(picture))] as const,
  )
  const { ask } = setup({ files: new Map(await Promise.all(entries)) })
  const asset = await ask('/assets/heart-1a.png')
  expect([asset.status, asset.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await ask('/icon.png')).headers.get('cache-control')).toBe('no-cache')
})

test('error: our own files that are none, are no pictures or are too large', async () => {
  const file = async (path: string, bytes: Uint8Array<ArrayBuffer>) =>
    [path, await createStaticFile(path, bytes)] as const
  const files = new Map([
    await file('/index.html', new TextEncoder().encode('<!doctype html>')),
    await file('/icon.svg', new Uint8Array(svg)),
    await file('/large.png', new Uint8Array(1024 * 1024 + 1)),
  ])
  const { ask } = setup({ files })
  const statuses: Record<string, number> = {
    '/index.html': 415,
    '/icon.svg': 415,
    '/large.png': 413,
    '/': 400,
    '/missing.png': 404,
    '/__proto__': 404,
    '/../index.html': 404,
    '/rpc': 404,
    '/image?url=/icon.svg&w=16': 404,
    '//evil.example/a.png': 400,
    '/\\evil.example/a.png': 400,
  }
  for (const [url, status] of Object.entries(statuses)) expect((await ask(url)).status, url).toBe(status)
})

test.each([
  'https://evil.example/a.png',
  'http://images.example/a.png',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::ffff:169.254.169.254]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost:8545/',
  'https://images.example@evil.example/',
  'https://images.example:8545/',
  'file:///etc/passwd',
  'ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG',
])('error: %s is refused with 400, and nobody is asked', async (url) => {
  const network = recordedNetwork()
  const { ask } = setup(network)
  const response = await ask(url)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) })
  expect([network.resolved, network.attempts]).toEqual([[], []])
})

test('error: a listed name that leads inside is refused with 400, and nothing is connected', async () => {
  const network = recordedNetwork({ 'a.example.org': ['93.184.215.14', '10.0.0.1'] })
  const { ask } = setup(network)
  expect((await ask('https://a.example.org/a.png')).status).toBe(400)
  expect([network.resolved, network.attempts]).toEqual([['a.example.org'], []])
})

test('error: unknown names and hosts that cannot be reached are 502', async () => {
  const network = recordedNetwork({ 'images.example': ['93.184.215.14'] })
  const { ask } = setup(network)
  expect((await ask('https://nothing.example.org/a.png')).status).toBe(502)
  expect((await ask('https://images.example/a.png')).status).toBe(502)
  expect(network.attempts).toEqual([{ address: '93.184.215.14', port: 443 }])
})

test('error: too slow: 504', async () => {
  const { origin, config } = await startOrigin(() => {})
  const imageLimits = { ...config.imageLimits, timeoutMs: 100 }
  const { ask } = setup({ config: { ...config, imageLimits }, connect: connectTo })
  const response = await ask(`${origin.url}/a.png`)
  expect([response.status, await response.json()]).toEqual([
    504,
    { error: 'No complete answer within 100 ms.' },
  ])
})

test('error: too many at once: 503 with Retry-After; equal ones count as one', async () => {
  const { origin, config } = await startOrigin(() => {})
  const imageLimits = { ...config.imageLimits, atOnce: 4, timeoutMs: 2_000 }
  const { ask } = setup({ config: { ...config, imageLimits }, connect: connectTo })
  const paths = ['/a', '/a', '/b', '/c', '/a']
  const other = ask(`${origin.url}/d`, '64', 'b')
  const responses = await Promise.all(paths.map((path) => ask(origin.url + path)))
  // Two places are left for others.
  expect(responses.map(({ status }) => status)).toEqual([504, 504, 504, 503, 504])
  expect((await other).status).toBe(504)
  expect(responses[3]?.headers.get('retry-after')).toBe('1')
  expect(await responses[3]?.json()).toEqual({ error: expect.stringMatching(/Try again in a second\.$/) })
  expect(origin.requests.map(({ url }) => url).sort()).toEqual(['/a', '/b', '/d'])
})

test('error: too often: 429 with Retry-After, for one network and not for others', async () => {
  const { ask } = setup({}, { perSecond: 1, burst: 3 })
  const statuses = []
  for (let count = 0; count < 4; count++) statuses.push((await ask('/missing.png')).status)
  expect(statuses).toEqual([404, 404, 404, 429])
  const refused = await ask('/missing.png')
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await refused.json()).toEqual({ error: 'Too many images. Try again later.' })
  expect((await ask('/missing.png', '64', 'b')).status).toBe(404)
})
