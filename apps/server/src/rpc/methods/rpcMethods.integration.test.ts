import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, mineInBulk } from '../../../test/Chain.ts'
import { otherNodeMethods } from '../../../test/nodeMethods.ts'
import { signTransaction } from '../../../test/signTransaction.ts'
import { startTestServer, type TestServer } from '../../../test/startTestServer.ts'

let server: TestServer
beforeAll(async () => {
  const chain = await createTestChain()
  await mineInBulk(chain, 2500)
  server = await startTestServer({ chain })
})
afterAll(() => server.close())

const account = `0x${'Ab'.repeat(20)}`
const lower = account.toLowerCase()
const hash = `0x${'cd'.repeat(32)}`

const allowed: [string, unknown[]][] = [
  ['eth_chainId', []],
  ['eth_blockNumber', []],
  ['eth_getBlockByNumber', ['0x1', false]],
  ['eth_getBlockByHash', [hash, false]],
  ['eth_getBalance', [account, 'latest']],
  ['eth_getCode', [account, 'latest']],
  ['eth_getStorageAt', [account, '0x0', 'latest']],
  ['eth_getTransactionCount', [account, 'pending']],
  ['eth_getTransactionByHash', [hash]],
  ['eth_getTransactionReceipt', [hash]],
  ['eth_call', [{ to: account, data: '0x' }, 'latest']],
  ['eth_estimateGas', [{ to: account, value: '0x0' }]],
  ['eth_gasPrice', []],
  ['eth_maxPriorityFeePerGas', []],
  ['eth_feeHistory', ['0x4', 'latest', [10, 50]]],
  ['eth_getLogs', [{ address: account, fromBlock: '0x0', toBlock: '0x10' }]],
  ['net_version', []],
]

test.each(allowed)('default: %s passes', async (method, params) => {
  const reply = await server.rpc(method, params)
  expect(reply.error).toBeUndefined()
  expect(reply).toHaveProperty('result')
})

test('default: eth_sendRawTransaction passes', async () => {
  const reply = await server.rpc('eth_sendRawTransaction', [await signTransaction(0)])
  expect(reply.result).toMatch(/^0x[0-9a-f]{64}$/)
})

test('error: of 120 and more others none passes, and no node hears of them #rpc-limited', async () => {
  const before = server.node.requests.length
  expect(otherNodeMethods.length).toBeGreaterThan(120)
  for (const method of otherNodeMethods) {
    const reply = await server.rpc(method)
    expect(reply.error?.code, method).toBe(-32601)
  }
  expect(server.node.requests).toHaveLength(before)
})

test('behavior: parameters are forwarded in full and in one spelling', async () => {
  const forwarded = async (method: string, params: unknown[]) => {
    await server.rpc(method, params)
    return server.node.requests.at(-1)?.[0]?.params
  }
  expect(await forwarded('eth_getBalance', [account])).toEqual([lower, 'latest'])
  expect(await forwarded('eth_getBlockByNumber', ['latest'])).toEqual(['latest', false])
  expect(await forwarded('eth_call', [{ to: account }])).toEqual([{ gas: '0x4c4b40', to: lower }, 'latest'])
  const call = [{ to: account, gas: '0x4c4b3f' }, { blockNumber: '0x1' }]
  expect(await forwarded('eth_call', call)).toEqual([{ to: lower, gas: '0x4c4b3f' }, { blockNumber: '0x1' }])
  expect(await forwarded('eth_estimateGas', [{ to: account }])).toEqual([{ gas: '0x4c4b40', to: lower }])
})

const logs = (filter: object): [string, unknown[]] => ['eth_getLogs', [{ address: account, ...filter }]]

test.each<[string, unknown[]]>([
  logs({}),
  logs({ fromBlock: '0x1', toBlock: '0x7d0' }),
  logs({ fromBlock: '0x1f5' }),
  logs({ fromBlock: '0x1f5', toBlock: 'latest' }),
  logs({ fromBlock: 'earliest', toBlock: '0x7cf' }),
  logs({ address: Array(50).fill(account), topics: [null, hash, [hash, null]] }),
  logs({ blockHash: hash }),
])('behavior: %s within the limits (%#)', async (method, params) => {
  const before = server.node.requests.length
  await server.rpc(method, params)
  expect(server.node.requests).toHaveLength(before + 1)
})

test.each<[string, unknown[]]>([
  ['eth_getLogs', [{}]],
  ['eth_getLogs', []],
  logs({ address: [] }),
  logs({ address: Array(51).fill(account) }),
  logs({ address: null }),
  logs({ fromBlock: '0x0', toBlock: '0x7d0' }),
  logs({ fromBlock: '0x1f4' }),
  logs({ fromBlock: 'earliest' }),
  logs({ fromBlock: 'earliest', toBlock: 'latest' }),
  logs({ fromBlock: 'finalized' }),
  logs({ fromBlock: `0x${'f'.repeat(64)}`, toBlock: 'earliest', blockHash: hash }),
  logs({ blockHash: hash, fromBlock: '0x1' }),
  logs({ topics: Array(5).fill(null) }),
  logs({ limit: 5 }),
  ['eth_call', [{ to: account }, 'latest', {}]],
  ['eth_call', [{ to: account }, 'latest', { [account]: { balance: '0x1' } }]],
  ['eth_call', [{ to: account, gas: '0x1c9c381' }, 'latest']],
  ['eth_call', [{ to: account, gas: 30_000_000 }, 'latest']],
  ['eth_call', [{ to: account, secret: 1 }, 'latest']],
  ['eth_call', [{ to: account, data: '0x1' }]],
  ['eth_call', [{ to: 'vitalik.eth' }]],
  ['eth_call', []],
  ['eth_estimateGas', [{ to: account }, 'latest', {}]],
  ['eth_estimateGas', [{ to: account, gas: '0xffffffffff' }]],
  ['eth_getBalance', [account, 'newest']],
  ['eth_getBalance', [`${account}0`]],
  ['eth_getBalance', [`${account}\n`]],
  ['eth_getBalance', [account, '0x01']],
  ['eth_getBalance', [account, 1]],
  ['eth_getBalance', [account, { blockHash: hash, blockNumber: '0x1' }]],
  ['eth_getBlockByNumber', ['latest', 'true']],
  ['eth_getBlockByHash', ['latest']],
  ['eth_getTransactionReceipt', [hash, hash]],
  ['eth_feeHistory', ['0x401', 'latest', []]],
  ['eth_feeHistory', ['0x4', 'latest', [101]]],
  ['eth_chainId', [1]],
  ['eth_sendRawTransaction', ['0xzz']],
  ['eth_sendRawTransaction', []],
])('error: %s %j is refused #rpc-limited', async (method, params) => {
  const before = server.node.requests.length
  const reply = await server.rpc(method, params)
  expect(reply.error?.code).toBe(-32602)
  expect(server.node.requests).toHaveLength(before)
})

test('error: parameters by name', async () => {
  const response = await server.post({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: { account } })
  expect(await response.json()).toMatchObject({ id: 1, error: { code: -32602 } })
})
