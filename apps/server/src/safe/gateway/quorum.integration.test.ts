import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { decodeFunctionResult, encodeFunctionResult, type Hex, isHex, multicall3Abi } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { remoteChain } from '../../../test/remoteChain.ts'
import type { FaultNode } from '../../../test/startFaultNode.ts'
import { startTestServer, type TestServer } from '../../../test/startTestServer.ts'

let devnet: Devnet
let server: TestServer
let liar: FaultNode
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  const chain = remoteChain(devnet.url)
  server = await startTestServer({ chain, nodes: 2, config: { rpcQuorum: 2 } })
  liar = server.nodes[1] ?? server.node
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})
afterEach(() => {
  liar.fault = {}
})

/** What the multicall of a Safe's state holds, in its order. */
const places = { owners: 0, threshold: 1, nonce: 2 }
const lies: Record<keyof typeof places, Hex> = {
  owners: encodeFunctionResult({ abi: safeAbi, functionName: 'getOwners', result: [] }),
  threshold: encodeFunctionResult({ abi: safeAbi, functionName: 'getThreshold', result: 1n }),
  nonce: encodeFunctionResult({ abi: safeAbi, functionName: 'nonce', result: 99n }),
}

function lieIn(told: unknown, place: number, lie: Hex): unknown {
  if (!isHex(told)) return told
  try {
    const results = decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data: told })
    const result = results.map((one, at) => (at === place ? { ...one, returnData: lie } : one))
    return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
  } catch {
    return told
  }
}

const ask = async () => {
  // Longer than a Safe's state is kept.
  await new Promise((done) => setTimeout(done, 1_100))
  return fetch(`${server.url}/v1/chains/1337/safes/${devnet.safes.teamSafe}`)
}

test('default: two nodes that agree', async () => {
  expect((await ask()).status).toBe(200)
})

test.each(['owners', 'threshold', 'nonce'] as const)(
  'error: the second node lies about the %s of a Safe, and whoever asks is told so',
  async (what) => {
    liar.fault = {
      alter: ({ method }, told) => (method === 'eth_call' ? lieIn(told, places[what], lies[what]) : told),
    }
    const refused = await ask()
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { code: 503, message: 'Two nodes disagree, so neither answer is used.' },
    ])
    expect(refused.headers.get('retry-after')).toBe('5')
  },
)
