import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mainnet } from '@love/contracts/deployments/1'
import { safeContracts } from '@love/contracts/deployments/safe'
import { startRehearsal } from '@love/devnet/rehearsal/startRehearsal'
import type { Devnet } from '@love/devnet/startDevnet'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { loveMog } from '@love/protocol/pairs/pairs'
import { type Address, encodeFunctionData, erc20Abi, numberToHex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NodeCall } from '../../test/answerCall.ts'
import { createTestChain } from '../../test/Chain.ts'
import { remoteChain } from '../../test/remoteChain.ts'
import { mainnetEnv } from '../../test/settingProblems.ts'
import { type FaultNode, startFaultNode } from '../../test/startFaultNode.ts'
import { writeWeb } from '../../test/writeWeb.ts'
import { type Config, readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { startServer } from '../startServer.ts'

let rehearsal: Devnet
let nodes: readonly [FaultNode, FaultNode]
let webFolder: string
let snapshot: `0x${string}`
beforeAll(async () => {
  rehearsal = await startRehearsal()
  const chain = remoteChain(rehearsal.url)
  nodes = [await startFaultNode(chain, 'v2/CANARYkey'), await startFaultNode(chain, 'v2/CANARYkey')]
  webFolder = await writeWeb()
})
afterAll(async () => {
  await Promise.all(nodes.map(({ down }) => down()))
  await rehearsal.close()
  await rm(webFolder, { recursive: true })
})
beforeEach(async () => {
  snapshot = await rehearsal.client.snapshot()
})
afterEach(async () => {
  await rehearsal.client.revert({ id: snapshot })
  for (const node of nodes) node.fault = {}
})

const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })

/** The lines with which the server refuses to start; none when it starts. */
async function complaints(changes: Partial<Config> = {}): Promise<readonly string[]> {
  const config = {
    ...readConfig(mainnetEnv),
    port: 0,
    dataDir: join(webFolder, '.data'),
    rpcUrls: nodes.map(({ url }) => url),
    ...changes,
  }
  try {
    const server = await startServer(config, { webFolder, log, follow: false })
    await server.close()
    return []
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'StartError') throw error
    expect(error.message).not.toContain('CANARY')
    return error.message.split('\n')
  }
}

const isAbout = ({ method, params = [] }: NodeCall, address: Address, data?: string) => {
  const [first] = params as [{ to?: string; data?: string } | string]
  if (method === 'eth_getCode') return data === undefined && first === address
  return typeof first === 'object' && first.to === address && first.data === data
}
const decimalsOf = encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })
const word = (value: number) => numberToHex(value, { size: 32 })

test('default: everything is where it should be, for one node and for two that agree', async () => {
  expect(await complaints()).toEqual([])
  expect(await complaints({ rpcQuorum: 2 })).toEqual([])
})

test('error: contracts without code, a line each and nothing else about them #checked-at-start', async () => {
  const { client } = rehearsal
  const gone = [mainnet.tokens.FAITH, mainnet.tokens.PEPE, mainnet.farm, mainnet.router, mainnet.multicall3]
  const pair = pairAddress(mainnet, loveMog)
  for (const address of [...gone, pair, safeContracts.safe]) await client.setCode({ address, bytecode: '0x' })
  expect(await complaints()).toEqual([
    `FAITH has no code at ${mainnet.tokens.FAITH} on this chain.`,
    `PEPE has no code at ${mainnet.tokens.PEPE} on this chain.`,
    `The farm has no code at ${mainnet.farm} on this chain.`,
    `The router has no code at ${mainnet.router} on this chain.`,
    `Multicall3 has no code at ${mainnet.multicall3} on this chain.`,
    `The pair LOVE-MOG has no code at ${pair} on this chain.`,
    `The Safe contract safe has no code at ${safeContracts.safe} on this chain.`,
  ])
})

test('error: a target of delegate calls that is nobody', async () => {
  const safeDelegatecallTargets = [safeContracts.signMessageLib, rehearsal.roles.whale]
  expect(await complaints({ safeDelegatecallTargets })).toEqual([
    `An entry of SAFE_DELEGATECALL_TARGETS has no code at ${rehearsal.roles.whale} on this chain.`,
  ])
})

test('error: other decimals than the page counts with, and something that is no token', async () => {
  const { client } = rehearsal
  const bytecode = await client.getCode({ address: mainnet.tokens.USDT })
  if (!bytecode) throw new Error('USDT has no code.')
  await client.setCode({ address: mainnet.tokens.NINA, bytecode })
  await client.setCode({ address: mainnet.tokens.BOBO, bytecode: '0x00' })
  const lines = await complaints()
  expect(lines).toEqual([
    `NINA (${mainnet.tokens.NINA}) has 6 decimals on this chain, but 18 in the token list. Correct packages/protocol/src/tokens/nina.ts, build the page and start again.`,
    `BOBO (${mainnet.tokens.BOBO}) does not answer decimals() as expected.`,
  ])
})

test('error: a router of another exchange, and pairs that its factory does not know #listed-only', async () => {
  const lie = (call: NodeCall) => {
    const [first] = (call.params ?? []) as [{ to?: string } | undefined]
    if (call.method !== 'eth_call') return undefined
    return first?.to === mainnet.router || first?.to === mainnet.factory ? word(0) : undefined
  }
  for (const node of nodes) node.fault = { lie }
  const lines = await complaints({ rpcQuorum: 2 })
  expect(lines[0]).toMatch(/^The router \(0x\w+\) uses a different factory: 0x0{40}, not 0x5C69/)
  expect(lines[1]).toMatch(/^The router \(0x\w+\) uses a different WETH: 0x0{40}, not 0xC02a/)
  expect(lines[2]).toMatch(
    /^The pair LOVE-ETH is at 0x0{40} in the factory, but its derived address is 0xDD97FC/,
  )
  expect(lines).toHaveLength(14)
})

test('error: a second node that lies about code or decimals', async () => {
  const liar = nodes[1]
  const disagree = 'Two nodes disagree, so neither answer is used.'
  const { LOVE, WBTC } = mainnet.tokens
  liar.fault = { lie: (call) => (isAbout(call, LOVE) ? '0x' : undefined) }
  expect(await complaints({ rpcQuorum: 2 })).toEqual([`LOVE could not be checked: ${disagree}`])
  expect(await complaints()).toEqual([])
  liar.fault = { lie: (call) => (isAbout(call, WBTC, decimalsOf) ? word(18) : undefined) }
  expect(await complaints({ rpcQuorum: 2 })).toEqual([`WBTC could not be checked: ${disagree}`])
})

test('error: two must agree, and one does not answer', async () => {
  nodes[1].fault = { reset: true }
  expect(await complaints({ rpcQuorum: 2 })).toEqual([
    'No contract could be checked: Two nodes must agree on this, but fewer than two are healthy. Try again later.',
  ])
})

test('error: nodes of other chains, a line each', async () => {
  const strangers = [
    await startFaultNode(await createTestChain(5)),
    await startFaultNode(await createTestChain(1337)),
  ]
  const lines = await complaints({ rpcUrls: [nodes[0].url, ...strangers.map(({ url }) => url)] })
  expect(lines).toEqual([
    expect.stringMatching(
      /^entry 2 of RPC_URLS \(\S+\) is on chain 5, but LOVE_NETWORK=mainnet needs chain 1/,
    ),
    expect.stringMatching(/^entry 3 of RPC_URLS \(\S+\) is on chain 1337, but LOVE_NETWORK=mainnet needs/),
  ])
  await Promise.all(strangers.map(({ down }) => down()))
})
