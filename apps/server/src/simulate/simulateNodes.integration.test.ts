import { multicall3RuntimeCode } from '@love/contracts/artifacts/multicall3'
import { mainnet } from '@love/contracts/deployments/1'
import { pad } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { type Chain, createTestChain } from '../../test/Chain.ts'
import { simulatingChain } from '../../test/simulatingChain.ts'
import { startForTest, wideSimulateLimits } from '../../test/startSimulateServer.ts'

const alice = pad('0xa11ce', { size: 20 })
/** Returns what it is given. */
const echo = pad('0x04', { size: 20 })
const good = {
  from: alice,
  calls: [{ to: echo, data: '0x2a', value: '0' }],
  watch: [{ account: alice, token: 'ETH' }],
}
const answer = {
  status: 'done',
  by: 'eth_call',
  block: '0',
  calls: [{ isSuccess: true, returned: '0x2a' }],
}
const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

let chain: Chain
beforeAll(async () => {
  chain = await createTestChain()
  await chain.request({ method: 'hardhat_setCode', params: [mainnet.multicall3, multicall3RuntimeCode] })
})

test('behavior: what a node offers is learned once', async () => {
  let time = Date.now()
  const { simulate, methods, node } = await startForTest({ chain, now: () => time })
  for (let count = 0; count < 3; count++) expect(await simulate(good)).toMatchObject(answer)
  expect(methods()).toEqual([['eth_simulateV1', 'eth_call', 'eth_call', 'eth_call', 'eth_call']])
  node.requests.length = 0
  time += 11 * 60_000
  await simulate(good)
  expect(methods()).toEqual([['eth_simulateV1', 'eth_call', 'eth_call']])
})

test('behavior: eth_simulateV1 where it is there, the other where that one fails', async () => {
  const { simulate, methods, node } = await startForTest({ chain: simulatingChain(chain) })
  expect(await simulate(good)).toMatchObject({ ...answer, by: 'eth_simulateV1' })
  expect(methods()).toEqual([['eth_simulateV1', 'eth_call', 'eth_simulateV1']])
  for (const nonsense of [
    null,
    '0x',
    [],
    [{}],
    [{ number: '0x1', calls: [] }],
    [{ number: '0x1', calls: many(3, { status: '0x1', returnData: '0x', gasUsed: '0x1' }) }],
    [{ number: '0x1', calls: many(3, { status: 'ok', returnData: '0x', gasUsed: '0x1' }) }],
  ]) {
    node.fault = { lie: ({ method }) => (method === 'eth_simulateV1' ? nonsense : undefined) }
    expect(await simulate(good), JSON.stringify(nonsense)).toMatchObject(answer)
  }
})

test('behavior: what eth_simulateV1 gives is cut, and the reason found wherever it stands', async () => {
  const { simulate, node } = await startForTest({ chain: simulatingChain(chain) })
  await simulate(good)
  const balance = { status: '0x1', returnData: pad('0x7'), gasUsed: '0x5208' }
  const tell = async (result: object) => {
    const calls = [balance, { gasUsed: '0x5209', ...result }, balance]
    node.fault = { lie: () => [{ number: '0x10', calls }] }
    return simulate(good)
  }
  const long = `0x${'ab'.repeat(5_000)}`
  const reason = `0x${'cd'.repeat(5_000)}`
  const told = { status: 'done', by: 'eth_simulateV1', block: '15', changes: [] }
  const failed = { isSuccess: false, gasUsed: '21001' }
  expect(await tell({ status: '0x1', returnData: long })).toMatchObject({
    calls: [{ isSuccess: true, returned: long.slice(0, 2 + 2 * 4_096) }],
    changes: [{ before: '7', after: '7' }],
  })
  const error = { code: 3, message: 'execution reverted', data: reason }
  expect(await tell({ status: '0x0', returnData: '0x', error })).toEqual({
    ...told,
    calls: [{ ...failed, returned: reason.slice(0, 2 + 2 * 4_096) }],
  })
  expect(await tell({ status: '0x0', returnData: '0xabcd' })).toEqual({
    ...told,
    calls: [{ ...failed, returned: '0xabcd' }],
  })
  const wordless = { code: -32015, message: 'out of gas', data: 'none' }
  expect(await tell({ status: '0x0', returnData: '0x', error: wordless })).toEqual({
    ...told,
    calls: [{ ...failed, returned: '0x' }],
  })
})

/** Nodes that know nothing of either way, each in its own manner. */
const without = (overrides: 'refused' | 'ignored'): Chain => ({
  request: ({ method, params = [] }) => {
    if (method !== 'eth_call' || params.length < 3) return chain.request({ method, params })
    if (overrides === 'refused')
      return Promise.reject({ code: -32602, message: 'too many arguments, want at most 2' })
    return chain.request({ method, params: params.slice(0, 2) })
  },
})
const neither = 'The node supports neither eth_simulateV1 nor eth_call with overrides.'

test.each(['refused', 'ignored'] as const)('error: no way at all, overrides are %s', async (overrides) => {
  let time = Date.now()
  const { simulate, methods } = await startForTest({ chain: without(overrides), now: () => time })
  for (let count = 0; count < 3; count++)
    expect(await simulate(good)).toEqual({ status: 'unavailable', reason: neither })
  expect(methods()).toEqual([['eth_simulateV1', 'eth_call']])
  time += 31_000
  await simulate(good)
  expect(methods()).toEqual([['eth_simulateV1', 'eth_call', 'eth_simulateV1', 'eth_call']])
})

test('behavior: another node that can does it, and the first is not benched for that', async () => {
  const { simulate, methods, nodes, url } = await startForTest({
    chain,
    nodes: 2,
    config: { simulateLimits: { ...wideSimulateLimits, timeoutMs: 1_000 } },
  })
  const [first] = nodes
  if (!first) throw new Error('No node.')
  for (const fault of [{ drop: true }, { reset: true }, { garbage: 'oops' }, { status: { code: 429 } }]) {
    first.fault = fault
    expect(await simulate(good)).toMatchObject(answer)
  }
  first.fault = {
    change: (answers) => answers.map(({ id }) => ({ id, error: { code: -32601, message: 'no' } })),
  }
  expect(await simulate(good)).toMatchObject(answer)
  expect(methods()[1]).toEqual(['eth_simulateV1', 'eth_call', ...many(5, 'eth_call')])
  const health = await (await fetch(`${url}/health`)).json()
  expect(health).toMatchObject({ status: 'ok', nodes: [{ healthy: true }, { healthy: true }] })
})

test('error: a node that fails says why, without its address, and is learned anew', async () => {
  const secret = 'CANARYkey0123456789abcdef'
  const { simulate, methods, node } = await startForTest({
    chain,
    secret,
    config: { simulateLimits: { ...wideSimulateLimits, timeoutMs: 1_500 } },
  })
  await simulate(good)
  const reasonOf = async (fault: typeof node.fault) => {
    node.fault = fault
    const reply = await simulate(good)
    expect(JSON.stringify(reply)).not.toContain(secret)
    return reply.status === 'unavailable' ? reply.reason : reply.status
  }
  const message = `quota of ${node.url} is used up`
  const change = () => ({ id: Number(node.requests.flat().at(-1)?.id), error: { code: -32000, message } })
  expect(await reasonOf({ change })).toBe('The node could not simulate this: quota of [node] is used up')
  node.fault = {}
  node.requests.length = 0
  expect(await simulate(good)).toMatchObject(answer)
  expect(methods()).toEqual([['eth_simulateV1', 'eth_call', 'eth_call']])

  expect(await reasonOf({ drop: true })).toBe('The node did not answer in time.')
  expect(await reasonOf({ garbage: '{}' })).toBe('The node returned no usable answer.')
  expect(await reasonOf({})).toBe('done')
  expect(await reasonOf({ lie: () => '0x' })).toBe('The node returned an invalid answer.')
  expect(await reasonOf({ status: { code: 429 } })).toBe('The node is busy. Try again later.')
  expect(await reasonOf({ reset: true })).toBe('The node cannot be reached right now.')
  expect(await reasonOf({})).toBe('done')
})
