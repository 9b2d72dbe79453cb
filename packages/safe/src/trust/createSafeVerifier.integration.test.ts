import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { officialContracts, type SafeVersion } from '@love/contracts/deployments/safeReleases'
import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { type Address, getAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deployRelease } from '../../../contracts/test/deployRelease.ts'
import { deployBackDoor, makeProxy } from '../../../devnet/test/backDoorSafe.ts'
import { createSafeVerifier, type VerifySafe } from './createSafeVerifier.ts'

const versions: readonly SafeVersion[] = ['1.1.1', '1.2.0', '1.3.0', '1.4.1', '1.5.0']

let devnet: Devnet
let verify: VerifySafe
let from: Address
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  const { client, roles } = devnet
  from = roles.deployer
  const send = (call: { to: Address; data: `0x${string}` }) =>
    client.sendTransaction({ ...sender(from), ...call })
  for (const version of versions)
    await deployRelease({ setCode: client.setCode, call: client.call, send }, version)
  verify = createSafeVerifier(client)
})
afterAll(() => devnet.close())

const singletons = officialContracts.filter(
  ({ version, role }) => versions.some((one) => one === version) && role.startsWith('singleton'),
)

test.each(singletons)('default: $role of $version at $address', async ({ version, role, address }) => {
  for (const factory of officialContracts.filter((one) => one.role === 'proxyFactory')) {
    if (!(await devnet.client.getCode(factory))) continue
    const owners = [from]
    const safe = await makeProxy(devnet.client, {
      from,
      owners,
      factory: factory.address,
      singleton: address,
    })
    expect(await verify(safe)).toEqual({
      isVerified: true,
      singleton: address,
      version,
      isL2: role === 'singletonL2',
    })
  }
})

test('default: a Safe of the devnet', async () => {
  expect(await verify(devnet.safes.teamSafe)).toMatchObject({ isVerified: true, version: '1.4.1' })
})

test('error: a proxy of the official factory with somebody’s singleton, which says that it is 1.4.1', async () => {
  const { client } = devnet
  const singleton = getAddress(await deployBackDoor(client, from))
  const safe = await makeProxy(client, { from, owners: [from], singleton })
  expect(await client.readContract({ abi: safeAbi, address: safe, functionName: 'VERSION' })).toBe('1.4.1')
  const slot = await client.readContract({
    abi: safeAbi,
    address: safe,
    functionName: 'getStorageAt',
    args: [0n, 1n],
  })
  expect(getAddress(`0x${slot.slice(-40)}`)).toBe(safeContracts.safe)
  expect(await verify(safe)).toEqual({
    isVerified: false,
    singleton,
    why: expect.stringContaining(singleton),
  })
})

test('error: no proxy, an account, and a proxy with one more instruction', async () => {
  const no = { isVerified: false, singleton: undefined, why: 'Its code is not a Safe proxy.' }
  expect(await verify(await deployBackDoor(devnet.client, from))).toEqual(no)
  expect(await verify(devnet.roles.deployer)).toEqual(no)
  const { client } = devnet
  const code = (await client.getCode({ address: devnet.safes.teamSafe })) ?? '0x'
  const other: Address = '0x00000000000000000000000000000000000000aa'
  for (const bytecode of [
    `${code}00`,
    `0x5b${code.slice(2)}`,
    code.replace('3660008037', '3660018037'),
  ] as const) {
    await client.setCode({ address: other, bytecode: bytecode as `0x${string}` })
    expect(await verify(other)).toEqual(no)
  }
})
