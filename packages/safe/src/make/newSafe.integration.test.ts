import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import { safeFactories } from '@love/contracts/deployments/safe'
import { safeProxyCreationCode } from '@love/contracts/deployments/safeProxyCode'
import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { type Address, getAddress, numberToHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deployRelease } from '../../../contracts/test/deployRelease.ts'
import { SENTINEL } from '../build/owners.ts'
import { readSafeFacts } from '../write/readSafeFacts.ts'
import { deployedSafe } from './deployedSafe.ts'
import {
  deployCall,
  isReleaseHere,
  type NewSafe,
  newSafeAddress,
  newSafeContracts,
  newSafeVersions,
} from './newSafe.ts'
import { newSafeText, parseNewSafe } from './newSafeText.ts'
import { plannedFacts } from './plannedFacts.ts'
import { advisedThreshold, ownerProblem, readOwnerKind, thresholdAdvice } from './team.ts'

let devnet: Devnet
let owners: readonly Address[]
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  owners = [devnet.roles.deployer, person(0xa11ce), person(0xb0b)]
})
afterAll(() => devnet.close())

const person = (id: number) => getAddress(numberToHex(id, { size: 20 }))
const releases = newSafeVersions.flatMap((version) => [true, false].map((isL2) => ({ version, isL2 })))
const planned = (parts: Partial<NewSafe> = {}): NewSafe => ({
  version: '1.4.1',
  isL2: true,
  owners,
  threshold: 2,
  salt: 0n,
  ...parts,
})
const send = (call: { to: Address; data: `0x${string}` }) =>
  devnet.client.sendTransaction({ ...sender(devnet.roles.deployer), ...call })

test('behavior: a release is offered once its contracts are there, with their published code', async () => {
  const { client } = devnet
  const release = { version: '1.5.0', isL2: true } as const
  expect(await isReleaseHere(client, { version: '1.4.1', isL2: false })).toBe(true)
  expect(await isReleaseHere(client, release)).toBe(false)
  await deployRelease({ setCode: client.setCode, call: client.call, send }, '1.5.0')
  expect(await isReleaseHere(client, release)).toBe(true)
  const { address } = newSafeContracts(release).fallbackHandler
  const bytecode = (await client.getCode({ address })) ?? '0x'
  await client.setCode({ address, bytecode: `${bytecode}00` })
  expect(await isReleaseHere(client, release)).toBe(false)
  await client.setCode({ address, bytecode })
})

test.each(newSafeVersions)(
  'default: what is known of the factory of %s is what it says itself',
  async (version) => {
    const { factory } = newSafeContracts({ version, isL2: false })
    expect(factory.address).toBe(safeFactories[version])
    const code = await devnet.client.readContract({
      abi: safeProxyFactoryAbi,
      address: factory.address,
      functionName: 'proxyCreationCode',
    })
    expect(code).toBe(safeProxyCreationCode[version])
  },
)

test.each(releases)(
  'default: $version (L2: $isL2) comes where it was predicted, as it was planned',
  async (release) => {
    const { client } = devnet
    const safe = planned({ ...release, salt: 7n })
    const address = newSafeAddress(safe)
    expect(await client.getCode({ address })).toBeUndefined()
    const call = deployCall(safe)
    expect(deployedSafe(call)).toEqual(safe)
    await send(call)
    expect(await readSafeFacts(client, { deployment, safe: address })).toEqual(plannedFacts(safe, 1337))
    expect(await client.readContract({ abi: safeAbi, address, functionName: 'getThreshold' })).toBe(2n)
  },
)

test('error: an address that is taken is not taken again', async () => {
  const call = deployCall(planned({ salt: 8n }))
  await send(call)
  await expect(devnet.client.call({ account: devnet.roles.deployer, ...call })).rejects.toThrow()
})

test('default: another number, another order and another threshold are another address', () => {
  const addresses = [
    planned(),
    planned({ salt: 1n }),
    planned({ owners: owners.toReversed() }),
    planned({ threshold: 3 }),
    planned({ isL2: false }),
    planned({ version: '1.5.0' }),
  ].map(newSafeAddress)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('default: a link comes back whole, and only for its own address', () => {
  const safe = planned({ salt: 2n ** 255n })
  const text = newSafeText(safe)
  expect(parseNewSafe(newSafeAddress(safe), text)).toEqual(safe)
  expect(parseNewSafe(newSafeAddress(planned()), text)).toBeUndefined()
  expect(parseNewSafe(newSafeAddress(safe), text.replace('threshold=2', 'threshold=1'))).toBeUndefined()
})

test.each([
  '',
  'version=1.3.0&owners=&threshold=1&salt=0',
  'version=1.4.1&owners=0x00&threshold=1&salt=0',
  `version=1.4.1&owners=${zeroAddress}&threshold=1&salt=0`,
  'version=1.4.1&threshold=1&salt=0',
  'version=1.4.1&owners=0x00000000000000000000000000000000000a11ce&threshold=2&salt=0',
  'version=1.4.1&owners=0x00000000000000000000000000000000000a11ce&threshold=1&salt=-1',
  `version=1.4.1&owners=0x00000000000000000000000000000000000a11ce&threshold=1&salt=${'9'.repeat(90)}`,
])('error: “%s” is no plan', (text) => {
  expect(parseNewSafe(newSafeAddress(planned()), text)).toBeUndefined()
})

test('error: who cannot be an owner', () => {
  expect(ownerProblem(zeroAddress, [])).toMatch('cannot sign')
  expect(ownerProblem(SENTINEL, [])).toMatch('cannot sign')
  expect(ownerProblem(owners[1] as Address, owners)).toMatch('listed twice')
  expect(ownerProblem(owners[2] as Address, owners.slice(0, 2))).toBeUndefined()
})

test('default: keys, Safes and other contracts are told apart by their code', async () => {
  const { client, safes } = devnet
  expect(await readOwnerKind(client, devnet.roles.deployer)).toBe('account')
  expect(await readOwnerKind(client, safes.teamSafe)).toBe('safe')
  expect(await readOwnerKind(client, deployment.router)).toBe('contract')
  const delegated = person(0x7702)
  await client.setCode({ address: delegated, bytecode: `0xef0100${deployment.router.slice(2)}` })
  expect(await readOwnerKind(client, delegated)).toBe('account')
})

test('default: advice counts the keys that may be lost and stolen', () => {
  expect([1, 2, 3, 4, 5].map(advisedThreshold)).toEqual([1, 2, 2, 3, 3])
  expect(thresholdAdvice(1, 1)).toMatch('Add a second owner')
  expect(thresholdAdvice(1, 3)).toMatch('one key')
  expect(thresholdAdvice(3, 3)).toMatch('locked forever')
  expect(thresholdAdvice(2, 3)).toBe('The Safe survives 1 lost key and 1 stolen key.')
  expect(thresholdAdvice(3, 5)).toBe('The Safe survives 2 lost keys and 2 stolen keys.')
})
