import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain } from '../test/Chain.ts'
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
    env: { RPC_URLS: node.url, DATA_DIR: join(webFolder, '.data'), ...env },
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

test.each(['SIGINT', 'SIGTERM'] as const)(
  'default: starts, says where, and ends with 0 on %s',
  async (signal) => {
    const port = await freePort()
    const { code, stdout, stderr } = await run({ PORT: String(port) }, signal)
    expect(stdout).toBe(`LOVE is ready: http://localhost:${port}\n`)
    expect(stderr).toBe('')
    expect(code).toBe(0)
  },
)

test('error: bad settings: a line each, exit code 1', async () => {
  const { code, stderr } = await run({ PORT: '0x50', LOVE_NETWORK: 'testnet', RPC_URLS: 'ftp://CANARYkey' })
  expect(code).toBe(1)
  expect(stderr.trimEnd().split('\n')).toHaveLength(3)
  expect(stderr).not.toContain('CANARY')
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
