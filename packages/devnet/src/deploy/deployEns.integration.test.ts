import { baseRegistrarBytecode } from '@love/contracts/artifacts/ens/baseRegistrar'
import { ensRegistryBytecode } from '@love/contracts/artifacts/ens/ensRegistry'
import { publicResolverBytecode } from '@love/contracts/artifacts/ens/publicResolver'
import { reverseRegistrarBytecode } from '@love/contracts/artifacts/ens/reverseRegistrar'
import { ensContracts } from '@love/contracts/deployments/ens'
import { type Address, createClient, http, keccak256, labelhash, namehash } from 'viem'
import { getEnsAddress, getEnsName } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devnetChain } from '../devnetClient.ts'
import { lookAlikeName } from '../seed/seedNames.ts'
import { type Devnet, startDevnet } from '../startDevnet.ts'
import { registrarAbi, registryAbi } from './deployEns.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

const universal = { universalResolverAddress: ensContracts.universalResolver, strict: true } as const
/** Follows no resolver to another server. */
const reader = () => createClient({ chain: devnetChain, transport: http(devnet.url), ccipRead: false })
const addressOf = (name: string) => getEnsAddress(reader(), { ...universal, name })
const nameOf = (address: Address) => getEnsName(reader(), { ...universal, address })
const revertOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'no error',
    ({ cause }) => cause.data?.errorName ?? cause.message,
  )

test('default: the code is that of the packages @ensdomains/ens, resolver and ethregistrar', () => {
  expect([
    keccak256(ensRegistryBytecode),
    keccak256(reverseRegistrarBytecode),
    keccak256(publicResolverBytecode),
    keccak256(baseRegistrarBytecode),
  ]).toEqual([
    '0x87d63dba96cadeeac8344e79ea464423325a3ff9537a382e31f8a89c1c2fce32',
    '0x0e174191afc71b178c898946af3ae27845ef5f37654ceec425ac9737405eb467',
    '0x6b44e0926f4851a1fd680118506ad65f82c19f12c3c778ad7b6e7a76b16f4776',
    '0x8efdc29cc7fc6ee3d75be04fdd8b9c6834ce4baabb1cd88d9821435a26f1e34d',
  ])
})

test('default: every contract is where mainnet has it, and the roots belong to the registrars', async () => {
  for (const [name, address] of Object.entries(ensContracts))
    expect((await devnet.client.getCode({ address }))?.length, name).toBeGreaterThan(100)
  expect(ensContracts.universalResolver.toLowerCase()).toBe(mainnet.contracts.ensUniversalResolver.address)
  const owner = (name: string) =>
    devnet.client.readContract({
      abi: registryAbi,
      address: ensContracts.registry,
      functionName: 'owner',
      args: [namehash(name)],
    })
  expect(await Promise.all(['eth', 'addr.reverse'].map(owner))).toEqual([
    ensContracts.registrar,
    ensContracts.reverseRegistrar,
  ])
})

test("default: names of people and Safes, both ways, by viem's own actions", async () => {
  const [first, second, third] = devnet.roles.demo
  const { teamSafe } = devnet.safes
  const names = ['ann.eth', 'bea.eth', 'cem.eth', 'team.eth']
  expect(await Promise.all(names.map(addressOf))).toEqual([first, second, third, teamSafe])
  expect(await Promise.all([first, second, teamSafe].map(nameOf))).toEqual(['ann.eth', 'bea.eth', 'team.eth'])
})

test('behavior: a name that expired still has its address, so the registrar must be asked', async () => {
  expect(await addressOf('expired.eth')).toBe(devnet.roles.demo[1])
  const expires = await devnet.client.readContract({
    abi: registrarAbi,
    address: ensContracts.registrar,
    functionName: 'nameExpires',
    args: [BigInt(labelhash('expired'))],
  })
  expect(expires).toBeLessThan((await devnet.client.getBlock()).timestamp)
})

test('behavior: a look-alike is registered as anybody could, and names its account', async () => {
  expect(await addressOf(lookAlikeName)).toBe(devnet.roles.whale)
  expect(await nameOf(devnet.roles.whale)).toBe(lookAlikeName)
})

test('error: no name, a claim that does not hold, nobody, and a name at another server', async () => {
  const [, , third] = devnet.roles.demo
  expect(await revertOf(addressOf('nobody.eth'))).toBe('ResolverNotFound')
  expect(await revertOf(addressOf('sub.ann.eth'))).toBe('ResolverNotFound')
  expect(await revertOf(nameOf(third))).toBe('ReverseAddressMismatch')
  expect(await revertOf(nameOf(devnet.roles.deployer))).toBe('ResolverNotFound')
  for (const name of ['offchain.eth', 'any.of.offchain.eth'])
    expect(await revertOf(addressOf(name))).toMatch('reverted')
})
