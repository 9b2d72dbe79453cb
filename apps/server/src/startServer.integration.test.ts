import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, createTestChain } from '../test/Chain.ts'
import { type FaultNode, startFaultNode } from '../test/startFaultNode.ts'
import { writeWeb } from '../test/writeWeb.ts'
import { type Config, readConfig } from './config.ts'
import { createLog } from './log.ts'
import { startServer } from './startServer.ts'

let chain: Chain
let node: FaultNode
let stranger: FaultNode
let webFolder: string
beforeAll(async () => {
  chain = await createTestChain()
  node = await startFaultNode(chain)
  stranger = await startFaultNode(await createTestChain(5), 'v2/CANARYkey')
  webFolder = await writeWeb()
})
afterAll(async () => {
  await Promise.all([node.down(), stranger.down(), rm(webFolder, { recursive: true })])
})

const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
const start = (changes: Partial<Config> = {}, folder = webFolder) =>
  startServer(
    { ...readConfig({}), port: 0, rpcUrls: [node.url], dataDir: join(webFolder, '.data'), ...changes },
    { webFolder: folder, log },
  )

async function failure(changes: Partial<Config>, folder?: string): Promise<string> {
  const error = await start(changes, folder).then(
    (server) => server.close(),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Error)) throw new Error('It started.')
  expect(error.name).toBe('StartError')
  expect(error.message).not.toContain('\n')
  return error.message
}

test('default: answers under the address it gives, on both addresses of localhost', async () => {
  const server = await start()
  const { port } = new URL(server.url)
  expect((await fetch(server.url)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200)
  await server.close()
  await expect(fetch(server.url)).rejects.toThrow()
})

test('behavior: closing lets a request under way finish, and takes no new ones', async () => {
  const server = await start()
  node.fault = { delayMs: 300 }
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}'
  const headers = { 'content-type': 'application/json' }
  const underWay = fetch(`${server.url}/rpc`, { method: 'POST', headers, body })
  await expect.poll(() => node.requests.flat().some(({ method }) => method === 'eth_gasPrice')).toBe(true)
  const closing = server.close()
  await expect(fetch(server.url)).rejects.toThrow()
  expect(await (await underWay).json()).toMatchObject({ id: 1, result: expect.any(String) })
  await closing
  node.fault = {}
})

test('behavior: one of two nodes is enough to start', async () => {
  const server = await start({ rpcUrls: ['http://127.0.0.1:1/', node.url] })
  expect(await (await fetch(`${server.url}/health`)).json()).toMatchObject({ status: 'degraded' })
  await server.close()
})

test('error: the port is in use', async () => {
  const other = await start()
  const port = Number(new URL(other.url).port)
  expect(await failure({ port })).toBe(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
  )
  await other.close()
})

test('error: an address this machine does not have', async () => {
  expect(await failure({ host: '203.0.113.7' })).toMatch(/^Cannot listen on 203\.0\.113\.7/)
})

test('error: no built web app', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'love-empty-'))
  expect(await failure({}, empty)).toMatch(/Run: npm run build$/)
  expect(await failure({}, join(empty, 'missing'))).toMatch(/Run: npm run build$/)
  await rm(empty, { recursive: true })
})

test('error: a web app that was built for another network', async () => {
  const release = join(webFolder, 'release.json')
  await writeFile(release, '{"settings":{"network":"mainnet"}}')
  expect(await failure({})).toMatch(
    /was built for mainnet, but LOVE_NETWORK=local\. Run: LOVE_NETWORK=local npm run build$/,
  )
  await writeFile(release, '{"settings":{"network":"local"}}')
  await (await start()).close()
  await rm(release)
})

test('error: a node of another chain, be it the second #checked-at-start', async () => {
  const { host } = new URL(stranger.url)
  const message = await failure({ rpcUrls: [node.url, stranger.url] })
  expect(message).toContain(
    `entry 2 of RPC_URLS (${host}) is on chain 5, but LOVE_NETWORK=local needs chain 1337`,
  )
  expect(message).not.toContain('CANARY')
})

test('error: no node answers', async () => {
  const rpcUrls = ['http://127.0.0.1:1/v2/CANARYkey?k=CANARY', 'http://user:CANARY@127.0.0.1:2/']
  const message = await failure({ rpcUrls })
  expect(message).toMatch(
    /^No node responds: entry 1 of RPC_URLS \(127\.0\.0\.1:1\), entry 2 of RPC_URLS \(127/,
  )
  expect(message).not.toContain('CANARY')
})
