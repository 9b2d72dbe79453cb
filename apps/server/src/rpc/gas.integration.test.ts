import { startDevnet } from '@love/devnet/startDevnet'
import { expect, onTestFinished, test } from 'vitest'
import type { Chain } from '../../test/Chain.ts'
import { remoteChain } from '../../test/remoteChain.ts'
import { startTestServer, type TestServerParameters } from '../../test/startTestServer.ts'

const account = `0x${'ab'.repeat(20)}`
const call = (method: string, ...params: unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params })
/** Jumps to its start until the gas is used up. */
const endless = (gas?: number) =>
  call('eth_call', { data: '0x5b5f56', ...(gas ? { gas: `0x${gas.toString(16)}` } : {}) }, 'latest')

async function start(parameters: TestServerParameters = {}) {
  const server = await startTestServer({ config: { trustProxy: 1 }, ...parameters })
  onTestFinished(server.close)
  const ask = (client: number, body: unknown) =>
    server.post(body, { 'x-forwarded-for': `203.0.113.${client}` })
  return { server, ask }
}

test('default: calls are counted with the gas that they may use, for each client', async () => {
  const gas = { perSecond: 1_000_000, burst: 12_000_000, totalPerSecond: 1e9 }
  const { ask } = await start({ limits: { gas } })
  const read = call('eth_call', { to: account }, 'latest')
  expect((await ask(1, [read, read])).status).toBe(200)
  const refused = await ask(1, read)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3'])
  expect(await refused.json()).toEqual({
    jsonrpc: '2.0',
    id: null,
    error: { code: -32005, message: 'Gas limit exceeded. Request less, or try again later.' },
  })
  // What costs next to nothing still passes, and so does everything of others.
  expect((await ask(1, call('eth_blockNumber'))).status).toBe(200)
  expect((await ask(2, [read, read])).status).toBe(200)
})

test.each([
  ['a range of logs', call('eth_getLogs', { address: account, fromBlock: '0x0', toBlock: '0x3e7' })],
  ['an open range of logs', call('eth_getLogs', { address: account, fromBlock: '0x0', toBlock: 'latest' })],
  ['a whole block', call('eth_getBlockByNumber', 'latest', true)],
  ['a thousand fees', call('eth_feeHistory', '0x400', 'latest')],
])('behavior: %s is more work than a balance', async (_, heavy) => {
  const gas = { perSecond: 1, burst: 500_000, totalPerSecond: 1e9 }
  const { ask } = await start({ limits: { gas } })
  const balances = Array.from({ length: 10 }, () => call('eth_getBalance', account))
  expect((await ask(1, balances)).status).toBe(200)
  expect((await ask(2, heavy)).status).toBe(429)
})

test('behavior: a batch that is too heavy goes to the node in parts, and its answers stay in order', async () => {
  const { server, ask } = await start({ limits: { gasAtOnce: 20_000_000 } })
  const before = server.node.requests.length
  const reads = Array.from({ length: 5 }, (_, id) => {
    return { ...call('eth_call', { to: account, data: `0x0${id}` }, 'latest'), id }
  })
  const light = { ...call('eth_blockNumber'), id: 'light' }
  const response = await ask(1, [...reads, light])
  const ids = [0, 1, 2, 3, 4, 'light']
  expect(await response.json()).toEqual(
    ids.map((id) => expect.objectContaining({ id, result: expect.anything() })),
  )
  const parts = server.node.requests.slice(before)
  expect(parts.map(({ length }) => length)).toEqual([2, 2, 2])
})

test('error: gas above the limit of a read is refused', async () => {
  const { ask } = await start()
  for (const method of ['eth_call', 'eth_estimateGas']) {
    const reply = await (await ask(1, call(method, { to: account, gas: '0x4c4b41' }))).json()
    expect(reply).toMatchObject({
      error: { code: -32602, message: expect.stringContaining('limit of 5000000') },
    })
  }
})

test('error: one client that has the chain run in circles does not stop the reads of others', {
  timeout: 120_000,
  tags: '@deep',
}, async () => {
  const devnet = await startDevnet({ port: 0, historyHours: 0 })
  onTestFinished(devnet.close)
  const remote = remoteChain(devnet.url)
  let burning = 0
  /** How many calls the chain had to run when it was asked for each of the balances. */
  const ahead: number[] = []
  const chain: Chain = {
    async request(asked) {
      if (asked.method === 'eth_getBalance') ahead.push(burning)
      const weight = asked.method === 'eth_call' ? 1 : 0
      burning += weight
      return remote.request(asked).finally(() => {
        burning -= weight
      })
    },
  }
  const { ask } = await start({ chain, timings: { budgetMs: 60_000 } })
  let isOver = false
  const attack = async () => {
    while (!isOver) await ask(1, [endless(), endless(5_000_000), endless(5_000_000)])
  }
  const attackers = [attack(), attack(), attack(), attack()]
  await expect.poll(() => burning).toBeGreaterThan(0)
  for (let at = 0; at < 3; at++)
    expect((await ask(2, call('eth_getBalance', account, 'latest'))).status).toBe(200)
  isOver = true
  await Promise.all(attackers)
  // A share of one client is one such call.
  expect(ahead).toHaveLength(3)
  expect(Math.max(...ahead)).toBeLessThanOrEqual(1)
})
