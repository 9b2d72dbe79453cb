import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deployBackDoor, makeProxy } from '../../../../../packages/devnet/test/backDoorSafe.ts'
import { remoteChain } from '../../../test/remoteChain.ts'
import { startTestServer, type TestServer } from '../../../test/startTestServer.ts'

let devnet: Devnet
let server: TestServer
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  server = await startTestServer({
    chain: remoteChain(devnet.url),
    follow: { pollMs: 20 },
    timings: { pollMs: 100 },
  })
  sdk.setBaseUrl(server.url)
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})

test('error: what only says that it is a Safe is called so, and is in nobody’s list #safe-verified', async () => {
  const { client, roles } = devnet
  const [victim] = roles.demo
  const maker = roles.whale
  const singleton = await deployBackDoor(client, maker)
  const safe = await makeProxy(client, { from: maker, owners: [victim], singleton })
  const info = await sdk.getSafeInfo('1337', safe)
  expect(info).toMatchObject({
    version: '1.4.1',
    implementation: { value: expect.not.stringContaining(safeContracts.safe) },
    implementationVersionState: 'UNKNOWN',
    unverified: expect.stringContaining('not an official Safe release'),
  })
  const owned = async () => (await fetch(`${server.url}/v1/chains/1337/owners/${victim}/safes`)).json()
  await expect
    .poll(owned, { timeout: 20_000 })
    .toMatchObject({ unverified: [{ address: safe, why: expect.stringContaining('official Safe release') }] })
  const { safes } = await sdk.getOwnedSafes('1337', victim)
  expect(safes).toContain(devnet.safes.teamSafe)
  expect(safes).not.toContain(safe)
  expect((await sdk.getAllOwnedSafes(victim))['1337']).not.toContain(safe)
})

test('error: a contract without a proxy is none either #safe-verified', async () => {
  const { client, roles } = devnet
  const [victim] = roles.demo
  const fake = await deployBackDoor(client, roles.whale)
  await client.writeContract({
    ...sender(roles.whale),
    abi: safeAbi,
    address: fake,
    functionName: 'setup',
    args: [[victim], 1n, zeroAddress, '0x', safeContracts.fallbackHandler, zeroAddress, 0n, zeroAddress],
  })
  expect(await sdk.getSafeInfo('1337', fake)).toMatchObject({
    version: '1.4.1',
    implementationVersionState: 'UNKNOWN',
    unverified: 'Its code is not a Safe proxy.',
  })
  expect((await sdk.getOwnedSafes('1337', victim)).safes).not.toContain(fake)
})

test('default: real ones are verified', async () => {
  const info = await sdk.getSafeInfo('1337', devnet.safes.teamSafe)
  expect(info).toMatchObject({ implementationVersionState: 'UP_TO_DATE' })
  expect(info).not.toHaveProperty('unverified')
})
