import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain } from '../test/Chain.ts'
import { compileCache } from '../test/compileCache.ts'
import { makeCertificate } from '../test/makeCertificate.ts'
import { type FaultNode, startFaultNode } from '../test/startFaultNode.ts'
import { writeWeb } from '../test/writeWeb.ts'

let node: FaultNode
let webFolder: string
beforeAll(async () => {
  node = await startFaultNode(await createTestChain(), 'CANARYkey')
  webFolder = await writeWeb()
})
afterAll(async () => {
  await Promise.all([node.down(), rm(webFolder, { recursive: true })])
})

type Ended = { code: number | null; stderr: string; stdout: string }

/** The server as a process of its own; it gets the signal once it says that it is ready. */
function run(env: Record<string, string>, signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
  const main = new URL('main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [main, webFolder], {
    env: { ...compileCache, RPC_URLS: node.url, DATA_DIR: join(webFolder, '.data'), ...env },
  })
  const ended: Ended = { code: null, stderr: '', stdout: '' }
  child.stderr.on('data', (chunk) => {
    ended.stderr += chunk
  })
  child.stdout.on('data', (chunk) => {
    ended.stdout += chunk
    child.kill(signal)
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...ended, code })))
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`default: starts, says where, and ends with 0 on ${signal}`, {
    tags: signal === 'SIGTERM' ? [] : '@deep',
  }, async () => {
    const port = await freePort()
    const { code, stdout, stderr } = await run({ PORT: String(port) }, signal)
    expect(stdout).toBe(`LOVE is ready: http://localhost:${port}\n`)
    expect(stderr).toBe('')
    expect(code).toBe(0)
  })

test('error: bad settings: a line each, exit code 1 #checked-at-start', async () => {
  const { code, stderr } = await run({ PORT: '0x50', LOVE_NETWORK: 'testnet', RPC_URLS: 'ftp://CANARYkey' })
  expect(code).toBe(1)
  expect(stderr.trimEnd().split('\n')).toHaveLength(3)
  expect(stderr).not.toContain('CANARY')
})

for (const [reason, host, lastsUntil] of [
  ['has expired', 'localhost', new Date(Date.now() - 86_400_000)],
  ['is for a different host', 'other.example', undefined],
  ['is self-signed', 'localhost', undefined],
] as const)
  test(`error: a node whose certificate ${reason}: one line, exit code 1`, {
    tags: reason === 'has expired' ? [] : '@deep',
  }, async () => {
    const certificate = await makeCertificate(host, lastsUntil)
    const distrusted = createHttpsServer(certificate, (_, answer) => answer.end()).listen(0, 'localhost')
    await once(distrusted, 'listening')
    const { port } = distrusted.address() as AddressInfo
    const certificateFile = join(webFolder, `${port}.pem`)
    await writeFile(certificateFile, certificate.cert)
    const { code, stderr, stdout } = await run({
      RPC_URLS: `${node.url},https://localhost:${port}/CANARYkey`,
      ...(reason === 'is self-signed' ? {} : { NODE_EXTRA_CA_CERTS: certificateFile }),
    })
    distrusted.close()
    const lines = stderr.trimEnd().split('\n')
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([
      `entry 2 of RPC_URLS (localhost:${port}) cannot be trusted: its certificate ${reason}. Renew the certificate or correct RPC_URLS.`,
    ])
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).not.toContain('CANARY')
  })

test('error: a page that was built for another network: one line, exit code 1', async () => {
  const release = join(webFolder, 'release.json')
  const before = await readFile(release, 'utf8').catch(() => undefined)
  await writeFile(release, JSON.stringify({ settings: { network: 'mainnet' } }))
  const { code, stderr, stdout } = await run({})
  await (before === undefined ? rm(release) : writeFile(release, before))
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr.trimEnd().split('\n')).toEqual([
    expect.stringMatching(
      /was built for mainnet, but LOVE_NETWORK=local\. Run: LOVE_NETWORK=local npm run build$/,
    ),
  ])
})

test('error: a node of another chain: one line, exit code 1', async () => {
  const { code, stderr, stdout } = await run({ LOVE_NETWORK: 'mainnet', APP_URL: 'https://love.example' })
  expect(code).toBe(1)
  expect(stdout).toBe('')
  const lines = stderr
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('{'))
  expect(lines).toEqual([expect.stringContaining('is on chain 1337, but LOVE_NETWORK=mainnet needs chain 1')])
  expect(stderr).not.toContain('CANARY')
})
