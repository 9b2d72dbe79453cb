import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { love } from '@love/protocol/tokens/tokens'
import { type Address, pad, size } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gasAsked } from '../../test/gasAsked.ts'
import { remoteChain } from '../../test/remoteChain.ts'
import { simulatingChain } from '../../test/simulatingChain.ts'
import {
  type SimulateServer,
  startSimulateServer,
  wideSimulateLimits,
} from '../../test/startSimulateServer.ts'
import { call, transfer } from '../../test/tradeCalls.ts'
import { deploymentOn } from '../chain/findBlockAt.ts'

const deployment = deploymentOn(1337)
const { router } = deployment
const loveAddress = tokenAddress(deployment, love)
const probe = pad('0x5eed', { size: 20 })

let devnet: Devnet
let alice: Address
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  alice = devnet.roles.demo[0]
})
afterAll(() => devnet.close())

const difference = ({ before, after }: { before: string; after: string }) => BigInt(after) - BigInt(before)

describe.each(['eth_call', 'eth_simulateV1'] as const)('by %s', (by) => {
  let server: SimulateServer
  beforeAll(async () => {
    const chain = remoteChain(devnet.url)
    server = await startSimulateServer({ chain: by === 'eth_call' ? chain : simulatingChain(chain) })
  })
  afterAll(() => server.close())

  test.each([
    ['returns a megabyte', '0x621000005ff3', true, 4_096],
    ['reverts with a megabyte', '0x621000005ffd', false, 4_096],
    ['burns all gas', '0x5b5f56', false, 0],
  ] as const)(
    'error: a contract that %s, as token and as target #simulated-first',
    { timeout: 120_000 },
    async (_, code, isSuccess, bytes) => {
      server.node.requests.length = 0
      await devnet.client.setCode({ address: probe, bytecode: code })
      const reply = await server.simulate({
        from: alice,
        calls: [transfer(loveAddress, router, 1n), call(probe, '0x')],
        watch: [
          { account: router, token: loveAddress },
          { account: alice, token: probe },
        ],
      })
      if (reply.status === 'unavailable') throw new Error(reply.reason)
      // However much there is to burn, a node's work ends.
      expect(Math.max(...gasAsked(server.node))).toBeLessThanOrEqual(wideSimulateLimits.gas)
      expect(reply.calls.map((one) => one.isSuccess)).toEqual([true, isSuccess])
      expect(size(reply.calls[1]?.returned ?? '0x')).toBe(bytes)
      expect(reply.changes.map(difference)).toEqual(isSuccess ? [1n, 0n] : [])
    },
  )

  test('error: the account calls itself', async () => {
    const reply = await server.simulate({
      from: devnet.safes.teamSafe,
      calls: [call(devnet.safes.teamSafe, '0xaffed0e0')],
      watch: [],
    })
    if (by === 'eth_simulateV1') expect(reply).toMatchObject({ status: 'done', calls: [{ isSuccess: true }] })
    else {
      const reason = 'The account calls itself, which the node cannot simulate without eth_simulateV1.'
      expect(reply).toEqual({ status: 'unavailable', reason })
    }
  })
})
