import { afterEach, beforeAll, expect, test } from 'vitest'
import type { NodeCall } from '../../../test/answerCall.ts'
import { type Chain, createTestChain, mine } from '../../../test/Chain.ts'
import type { FaultNode } from '../../../test/startFaultNode.ts'
import { startTestServer, type TestServer } from '../../../test/startTestServer.ts'

let chain: Chain
beforeAll(async () => {
  chain = await createTestChain()
  await chain.request({ method: 'hardhat_setCode', params: [account, code] })
  await mine(chain, 5)
})
let server: TestServer
afterEach(() => server.close())

const account = `0x${'11'.repeat(20)}`
const word = `0x${'00'.repeat(31)}2a`
/** Returns 42 to every call. */
const code = '0x602a60005260206000f3'

/** Code that returns the balance of an account. */
const balanceOf = (of: string) => `0x73${of.slice(2)}3160005260206000f3`

async function start(nodes = 2, rpcQuorum = 2): Promise<FaultNode[]> {
  server = await startTestServer({ chain, nodes, config: { rpcQuorum } })
  return server.nodes
}

const lieAbout = (method: string, result: unknown) => ({
  lie: (call: NodeCall) => (call.method === method ? result : undefined),
})
const questions: [string, unknown[], unknown][] = [
  ['eth_chainId', [], '0x539'],
  ['eth_getCode', [account, 'latest'], code],
  ['eth_getStorageAt', [account, '0x0', 'pending'], `0x${'00'.repeat(32)}`],
  ['eth_call', [{ to: account }, 'safe'], word],
]

test.each(questions)('default: %s is asked of both nodes, at one block', async (method, params, expected) => {
  const nodes = await start()
  const [, two] = nodes
  if (two) two.fault = { staleBlocks: 2 }
  const head = await chain.request({ method: 'eth_blockNumber' })
  await mine(chain, 1)
  expect(await server.rpc(method, params)).toMatchObject({ result: expected })
  const heard = nodes.map(({ requests }) => requests.at(-1)?.[0])
  expect(heard[0]?.method).toBe(method)
  expect(heard[0]?.params).toEqual(heard[1]?.params)
  if (params.length > 0) expect(heard[0]?.params?.at(-1)).toBe(head)
})

test('behavior: what was just sent is in what is read next, however long ago the nodes were looked at', async () => {
  const [, two] = await start()
  const balance = () => server.rpc('eth_call', [{ data: balanceOf(account) }, 'latest'])
  expect(await balance()).toMatchObject({ result: `0x${'00'.repeat(32)}` })
  await mine(chain, 3)
  await chain.request({ method: 'hardhat_setBalance', params: [account, '0x2a'] })
  expect(await balance()).toMatchObject({ result: word })
  // One that is behind has not seen it yet, and two must agree.
  await mine(chain, 1)
  await chain.request({ method: 'hardhat_setBalance', params: [account, '0x2b'] })
  if (two) two.fault = { staleBlocks: 1 }
  expect(await balance()).toMatchObject({ result: word })
  await chain.request({ method: 'hardhat_setBalance', params: [account, '0x0'] })
})

test.each(questions)(
  'error: one lies about %s: nothing is told #nodes-agree',
  async (method, params, truth) => {
    const nodes = await start()
    for (const liar of nodes) {
      liar.fault = lieAbout(method, `${String(truth)}0`)
      expect(await server.rpc(method, params)).toMatchObject({
        error: { code: -32005, message: expect.stringContaining('Two nodes disagree') },
      })
      liar.fault = {}
    }
    expect(await server.rpc(method, params)).toMatchObject({ result: truth })
  },
)

test('behavior: one of three sends more than is read: the other two decide', async () => {
  server = await startTestServer({
    chain,
    nodes: 3,
    config: { rpcQuorum: 2 },
    limits: { responseBytes: 100_000 },
  })
  for (const large of server.nodes) {
    large.fault = lieAbout('eth_getCode', `0x${'00'.repeat(60_000)}`)
    expect(await server.rpc('eth_getCode', [account, 'latest'])).toMatchObject({ result: code })
    large.fault = {}
  }
})

test('behavior: what is not decisive is asked of one', async () => {
  const [one, two] = await start()
  const before = two?.requests.length
  expect(await server.rpc('eth_gasPrice')).toHaveProperty('result')
  expect(two?.requests).toHaveLength(before ?? 0)
  expect(one?.requests.at(-1)?.[0]?.method).toBe('eth_gasPrice')
})

test('behavior: in a batch only the disputed call fails', async () => {
  const [, liar] = await start()
  if (liar) liar.fault = lieAbout('eth_getCode', '0x')
  const call = (id: number, method: string, params: unknown[]) => ({ jsonrpc: '2.0', id, method, params })
  const response = await server.post([
    call(1, 'eth_getCode', [account, 'latest']),
    call(2, 'eth_call', [{ to: account }, 'latest']),
    call(3, 'eth_blockNumber', []),
  ])
  expect(await response.json()).toMatchObject([
    { id: 1, error: { code: -32005 } },
    { id: 2, result: word },
    { id: 3, result: expect.any(String) },
  ])
})

test('behavior: both revert alike: the reason is told; one reverts: they disagree', async () => {
  const [, two] = await start()
  const revert = [{ data: '0x602a60005260206000fd' }, 'latest']
  expect(await server.rpc('eth_call', revert)).toMatchObject({ error: { data: word } })
  if (two) two.fault = lieAbout('eth_call', word)
  expect(await server.rpc('eth_call', revert)).toMatchObject({ error: { code: -32005 } })
})

test('behavior: the third node steps in for one that is down', async () => {
  const [one] = await start(3)
  await one?.down()
  expect(await server.rpc('eth_call', [{ to: account }, 'latest'])).toMatchObject({ result: word })
  await one?.up()
})

test('error: one node alone decides nothing #nodes-agree', async () => {
  const [, two] = await start()
  await two?.down()
  for (let round = 0; round < 2; round++) {
    expect(await server.rpc('eth_call', [{ to: account }, 'latest'])).toMatchObject({
      error: { code: -32005, message: expect.stringContaining('fewer than two') },
    })
  }
  expect(await server.rpc('eth_gasPrice')).toHaveProperty('result')
  await two?.up()
})

test('behavior: without a quorum one node is believed', async () => {
  const [one] = await start(2, 1)
  if (one) one.fault = lieAbout('eth_getCode', '0x00')
  expect(await server.rpc('eth_getCode', [account])).toMatchObject({ result: '0x00' })
})
