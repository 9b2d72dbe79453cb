import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { readPairs } from '@love/protocol/actions/readPair'
import { pairs } from '@love/protocol/pairs/pairs'
import { BaseError, erc20Abi, zeroAddress } from 'viem'
import { getBlockNumber, readContract, simulateContract } from 'viem/actions'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { remoteChain } from '../../test/remoteChain.ts'
import { startFaultNode } from '../../test/startFaultNode.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createPost } from '../rpc/upstreams/createPost.ts'
import { createUpstreams } from '../rpc/upstreams/createUpstreams.ts'
import { createChainClient, NodeCallError } from './createChainClient.ts'
import { deploymentOn } from './findBlockAt.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

const deployment = deploymentOn(1337)

async function start() {
  const node = await startFaultNode(remoteChain(devnet.url))
  onTestFinished(() => node.down().catch(() => {}))
  const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
  const upstreams = createUpstreams({
    config: { ...readConfig({}), rpcUrls: [node.url] },
    log,
    post: createPost(),
    now: Date.now,
    random: Math.random,
  })
  await upstreams.monitor.poll()
  node.requests.length = 0
  const clientAt = (block?: bigint) =>
    createChainClient({ upstreams, deployment, quorum: 1, ...(block !== undefined && { block }) })
  return { node, clientAt }
}

test('default: what is read in one go is one call of one node', async () => {
  const { node, clientAt } = await start()
  const state = await readPairs(clientAt(), { deployment, pairs })
  expect(state.block).toBe(await devnet.client.getBlockNumber())
  expect(state.pairs.every(({ reserves }) => reserves !== undefined)).toBe(true)
  expect(node.requests.map((calls) => calls.map(({ method }) => method))).toEqual([['eth_call']])
})

test('behavior: at a block contracts are read as they were', async () => {
  const { clientAt } = await start()
  const before = await getBlockNumber(clientAt())
  const [from, to] = devnet.roles.demo
  const balance = (block?: bigint) =>
    readContract(clientAt(block), {
      abi: erc20Abi,
      address: deployment.tokens.LOVE ?? zeroAddress,
      functionName: 'balanceOf',
      args: [to],
    })
  const old = await balance()
  await devnet.client.writeContract({
    abi: erc20Abi,
    address: deployment.tokens.LOVE ?? zeroAddress,
    functionName: 'transfer',
    args: [to, 7n],
    account: from,
  })
  expect(await balance()).toBe(old + 7n)
  expect(await balance(before)).toBe(old)
})

test('error: a revert keeps its reason', async () => {
  const { clientAt } = await start()
  const withdrawal = simulateContract(clientAt(), {
    abi: loveFarmAbi,
    address: deployment.farm,
    functionName: 'withdraw',
    args: [0n, 1n],
    account: zeroAddress,
  })
  await expect(withdrawal).rejects.toThrow('NotEnoughStaked')
})

test('error: no node: the words of the pool, asked once', async () => {
  const { node, clientAt } = await start()
  await node.down()
  const error = await getBlockNumber(clientAt()).catch((thrown: unknown) => thrown)
  const cause = error instanceof BaseError ? error.walk() : undefined
  expect(cause).toBeInstanceOf(NodeCallError)
  expect(cause).toMatchObject({ message: 'No node can be reached right now.' })
})

test('error: a chain without LOVE', () => {
  expect(() => deploymentOn(5)).toThrow('LOVE has no contract on chain 5.')
})
