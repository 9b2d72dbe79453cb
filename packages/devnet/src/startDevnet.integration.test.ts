import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { loveLetterAbi } from '@love/contracts/abi/loveLetter.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { testTokenAbi } from '@love/contracts/abi/testToken.abi'
import { devnet as committed, devnetExtras } from '@love/contracts/deployments/1337'
import { allowanceModules } from '@love/contracts/deployments/allowanceModules'
import { safeContracts } from '@love/contracts/deployments/safe'
import { readFarm } from '@love/protocol/actions/readFarm'
import { readPairs } from '@love/protocol/actions/readPair'
import { readVault } from '@love/protocol/actions/readVault'
import { blocksPerYear, vaultApr } from '@love/protocol/apr/apr'
import { pairs, routingPairs } from '@love/protocol/pairs/pairs'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { faith, love, tokens } from '@love/protocol/tokens/tokens'
import { sharePrice } from '@love/protocol/vault/vaultAt'
import { createPublicClient, erc20Abi, http, keccak256, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devnetChain } from './devnetClient.ts'
import { type Devnet, startDevnet, usualBlockSeconds } from './startDevnet.ts'

const historyHours = 48

const secondsPerYear = 31_536_000

const ratio = (figure: Figure) =>
  isAvailable(figure) ? Number(figure.numerator) / Number(figure.denominator) : Number.NaN

/** keccak256 of the code, as Safe publishes it for release 1.4.1. */
const safeCodeHashes: Record<string, string> = {
  safe: '0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4',
  safeL2: '0xb1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff',
  proxyFactory: '0x50c3cdc4074750a7a974204a716c999edd37482f907608d960b2b025ee0b3317',
  multiSend: '0x0e4f7fc66550a322d1e7688e181b75e217e662a4f3f4d6a29b22bc61217c4b77',
  multiSendCallOnly: '0xecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939',
  fallbackHandler: '0x7c6007a5d711cea8dfd5d91f5940ec29c7f200fe511eb1fc1397b367af3c42f9',
  signMessageLib: '0x525c754a46b79e05543a59bb61e8de3c9eee0d955a59352409cbe67ea1077528',
  createCall: '0x2b3060c55fcb8275653e99ad511a71f67ba76934ed66a7d74d6e68b52afff889',
  simulateTxAccessor: '0x91f82615581fc73b190b83d72e883608b25e392f72322035df1b13d51766cf8d',
}

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours })
})
afterAll(() => devnet.close())

test('default: what is deployed is what is committed', () => {
  const { deployment, ...extras } = devnet.contracts
  // Those of pairs follow from the others, which is a test of their own; collections are among the extras.
  const { pairs: _, collections: __, ...contracts } = committed
  expect(deployment).toEqual(contracts)
  expect({ ...extras, ...devnet.safes }).toEqual(devnetExtras)
})

test('behavior: every contract has its code, and the deployer as its owner', async () => {
  const { tokens: listed, pairs: listedPairs, chainId: _, collections: __, ...others } = committed
  const { 'WETH-USDT': ___, ...existing } = listedPairs
  for (const [name, address] of Object.entries({ ...listed, ...existing, ...others, ...devnetExtras }))
    expect((await devnet.client.getCode({ address }))?.length, name).toBeGreaterThan(100)
  const pepe = { abi: testTokenAbi, address: listed.PEPE } as const
  expect(await devnet.client.readContract({ ...pepe, functionName: 'owner' })).toBe(devnet.roles.deployer)
})

test('default: the Safe contracts are the published ones, at the published addresses', async () => {
  for (const [name, address] of Object.entries(safeContracts)) {
    const code = await devnet.client.getCode({ address })
    expect(code && keccak256(code), name).toBe(safeCodeHashes[name])
  }
})

test('default: the newest AllowanceModule is the published one, at its published address', async () => {
  const newest = allowanceModules.at(-1)
  const code = await devnet.client.getCode({ address: newest?.address ?? zeroAddress })
  expect(keccak256(code ?? '0x')).toBe(newest?.codeHash)
})

test('default: all pairs have liquidity, those that people see a pool, with different weights and fees', async () => {
  const { deployment } = devnet.contracts
  const state = await readPairs(devnet.client, { deployment, pairs: routingPairs })
  for (const { reserves } of state.pairs) expect(reserves?.base.raw).toBeGreaterThan(0n)
  const farm = await readFarm(devnet.client, { deployment })
  const addresses = state.pairs.slice(0, pairs.length).map((pair) => pair.address)
  expect(farm.pools.map((pool) => pool.lpToken)).toEqual(addresses)
  expect(new Set(farm.pools.map((pool) => pool.allocPoint)).size).toBeGreaterThan(4)
  const fees = farm.pools.map((pool) => pool.depositFeeBasisPoints)
  expect([Math.min(...fees), Math.max(...fees)]).toEqual([0, 400])
})

test('default: tokens have the decimals that the protocol expects', async () => {
  for (const token of tokens) {
    const address = tokenAddress(devnet.contracts.deployment, token)
    const decimals = await devnet.client.readContract({ abi: erc20Abi, address, functionName: 'decimals' })
    expect(decimals, token.symbol).toBe(token.decimals)
  }
})

test('default: demo accounts own everything there is to own', async () => {
  const { deployment } = devnet.contracts
  const [first] = devnet.roles.demo
  for (const token of tokens) {
    const address = tokenAddress(deployment, token)
    const call = { abi: erc20Abi, address, functionName: 'balanceOf', args: [first] } as const
    expect(await devnet.client.readContract(call), token.symbol).toBeGreaterThan(0n)
  }
  const farm = { abi: loveFarmAbi, address: deployment.farm } as const
  const [staked] = await devnet.client.readContract({ ...farm, functionName: 'userInfo', args: [0n, first] })
  expect(staked).toBeGreaterThan(0n)
  expect(
    await devnet.client.readContract({ ...farm, functionName: 'pendingLove', args: [0n, first] }),
  ).toBeGreaterThan(0n)
  const vault = await readVault(devnet.client, { deployment })
  expect(vault).toMatchObject({ active: true, feePercent: 3n })
  expect(vault.loveHeld.raw).toBeGreaterThan(8_000_000n * 10n ** 18n)
})

test('default: the vault has grown as fast as its APR says, and goes on so', async () => {
  const { deployment } = devnet.contracts
  const address = tokenAddress(deployment, faith)
  const entries = await devnet.client.getContractEvents({
    abi: faithVaultAbi,
    address,
    eventName: 'Entered',
    fromBlock: 0n,
  })
  const { timestamp, number: blockNumber } = await devnet.client.getBlock({
    blockNumber: entries.at(-1)?.blockNumber ?? 0n,
  })
  const [held, shares] = await Promise.all([
    devnet.client.readContract({
      abi: erc20Abi,
      address: tokenAddress(deployment, love),
      functionName: 'balanceOf',
      args: [address],
      blockNumber,
    }),
    devnet.client.readContract({ abi: erc20Abi, address, functionName: 'totalSupply', blockNumber }),
  ])
  const vault = await readVault(devnet.client, { deployment })
  const then = { lovePerBlock: vault.lovePerBlock, loveHeld: { ...vault.loveHeld, raw: held } }
  const seconds = Number(vault.timestamp - timestamp)
  const grown = ratio(sharePrice(vault)) / (Number(held) / Number(shares)) - 1
  expect(seconds).toBeGreaterThan(historyHours * 3_600)
  expect((grown * secondsPerYear) / seconds / ratio(vaultApr(then))).toBeCloseTo(1, 2)
  expect(usualBlockSeconds * Number(blocksPerYear)).toBeCloseTo(secondsPerYear, 3)
})

test('default: a 2-of-3 Safe with a past and a 1-of-1 Safe', async () => {
  const { teamSafe, soloSafe } = devnet.safes
  const read = (address: typeof teamSafe) => {
    const safe = { abi: safeAbi, address } as const
    return Promise.all([
      devnet.client.readContract({ ...safe, functionName: 'getOwners' }),
      devnet.client.readContract({ ...safe, functionName: 'getThreshold' }),
      devnet.client.readContract({ ...safe, functionName: 'nonce' }),
    ])
  }
  expect(await read(teamSafe)).toEqual([expect.arrayContaining([...devnet.roles.demo]), 2n, 4n])
  expect(await read(soloSafe)).toEqual([[devnet.roles.demo[0]], 1n, 0n])
  const [modules] = await devnet.client.readContract({
    abi: safeAbi,
    address: teamSafe,
    functionName: 'getModulesPaginated',
    args: ['0x0000000000000000000000000000000000000001', 10n],
  })
  expect(modules).toEqual([devnet.contracts.spenderModule])
  expect(
    await devnet.client.readContract({
      abi: loveLetterAbi,
      address: devnet.contracts.letters,
      functionName: 'balanceOf',
      args: [teamSafe],
    }),
  ).toBe(2n)
})

test('behavior: history lies in the past and the last block is of this moment', async () => {
  const latest = await devnet.client.getBlock()
  const hourBefore = await devnet.client.getBlock({ blockNumber: latest.number - 1n })
  expect(Math.abs(Number(latest.timestamp) - Date.now() / 1000)).toBeLessThan(30)
  expect(latest.timestamp - hourBefore.timestamp).toBeGreaterThan(1_000n)
  const genesis = await devnet.client.getBlock({ blockNumber: 0n })
  expect(Number(latest.timestamp - genesis.timestamp)).toBeGreaterThan(historyHours * 3_600)
})

test('behavior: without the live market nothing moves', async () => {
  const before = await devnet.client.getBlockNumber()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await devnet.client.getBlockNumber()).toBe(before)
})

test('behavior: over HTTP one batch answers all calls, errors keep their revert reason', async () => {
  const client = createPublicClient({ chain: devnetChain, transport: http(devnet.url, { batch: true }) })
  const [chainId, block] = await Promise.all([client.getChainId(), client.getBlockNumber()])
  expect([chainId, block]).toEqual([1337, await devnet.client.getBlockNumber()])
  await expect(
    client.simulateContract({
      abi: loveFarmAbi,
      address: devnet.contracts.deployment.farm,
      functionName: 'withdraw',
      args: [0n, 1n],
      account: zeroAddress,
    }),
  ).rejects.toThrow('NotEnoughStaked')
})

test('error: what is not JSON-RPC is answered, not crashed on', async () => {
  const post = async (body: string) => (await fetch(devnet.url, { method: 'POST', body })).json()
  expect(await post('{')).toMatchObject({ error: { code: -32700 } })
  expect(await post('null')).toMatchObject({ error: { code: -32600 } })
  expect(await post('[1,{"id":7}]')).toMatchObject([
    { error: { code: -32600 } },
    { id: 7, error: { code: -32600 } },
  ])
  expect((await fetch(devnet.url)).status).toBe(405)
})

test('error: a busy port is named, with the way out', async () => {
  const port = Number(new URL(devnet.url).port)
  await expect(startDevnet({ port })).rejects.toThrow(
    `Port ${port} for the devnet is in use. Stop the program that uses it, or choose another port: DEVNET_PORT=${port + 1} npm start`,
  )
})
