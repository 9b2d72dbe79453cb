import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { devnetExample, devnetExtras } from '@love/contracts/deployments/1337'
import { executeSafeTransaction } from '@love/devnet/seed/safeHistory'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getTransactionDetails, getTransactionQueue } from '@love/safe/api/endpoints/history'
import { getMessages } from '@love/safe/api/endpoints/messages'
import { readConfig } from '@love/server/config'
import { type RunningServer, startServer } from '@love/server/startServer'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeWeb } from '../../apps/server/test/writeWeb.ts'
import { seedQueue } from './seedQueue.ts'

const { teamSafe } = devnetExtras
const { childSafe, firstNonce } = devnetExample

let devnet: Devnet
let server: RunningServer
let folders: readonly string[]
beforeAll(async () => {
  const webFolder = await writeWeb()
  const dataDir = await mkdtemp(join(tmpdir(), 'example-'))
  folders = [webFolder, dataDir]
  devnet = await startDevnet({ port: 0, historyHours: 0, example: true })
  const config = { ...readConfig({}), port: 0, rpcUrls: [devnet.url], dataDir }
  server = await startServer(config, { webFolder })
})
afterAll(async () => {
  await server.close()
  await devnet.close()
  for (const folder of folders) await rm(folder, { recursive: true })
})

const seed = () => seedQueue({ client: devnet.client, gatewayUrl: server.url })

async function waitingIn(safe: Address): Promise<readonly (readonly [nonce: number, signed: number])[]> {
  const gateway = { baseUrl: server.url }
  const parameters = { chainId: 1337, safe_address: safe }
  const { results } = await callEndpoint(gateway, getTransactionQueue, { parameters, query: {} })
  return results.flatMap((item) => {
    const info = item.type === 'TRANSACTION' ? item.transaction.executionInfo : undefined
    return info?.type === 'MULTISIG' ? [[info.nonce, info.confirmationsSubmitted] as const] : []
  })
}

test('default: the Safe inside the team’s has its owners, and both have what waits', async () => {
  const read = { abi: safeAbi, address: childSafe } as const
  const owners = await devnet.client.readContract({ ...read, functionName: 'getOwners' })
  expect(owners).toEqual([teamSafe, devnet.roles.demo[2]])
  const nonce = await devnet.client.readContract({ abi: safeAbi, address: teamSafe, functionName: 'nonce' })
  expect(nonce).toBe(firstNonce)
  await seed()
  expect(await waitingIn(teamSafe)).toEqual([
    [7, 1],
    [8, 1],
    [8, 1],
  ])
  expect(await waitingIn(childSafe)).toEqual([[0, 1]])
})

test('behavior: on every further start it stays the same, with its message and its note', async () => {
  await seed()
  expect(await waitingIn(teamSafe)).toHaveLength(3)
  expect(await waitingIn(childSafe)).toHaveLength(1)
  const gateway = { baseUrl: server.url }
  const messages = await callEndpoint(gateway, getMessages, {
    parameters: { chainId: 1337, safe_address: teamSafe },
    query: {},
  })
  expect(messages.results.filter(({ type }) => type === 'MESSAGE')).toHaveLength(1)
  const { results } = await callEndpoint(gateway, getTransactionQueue, {
    parameters: { chainId: 1337, safe_address: teamSafe },
    query: {},
  })
  const next = results.find((item) => item.type === 'TRANSACTION')
  const details = await callEndpoint(gateway, getTransactionDetails, {
    parameters: { chainId: 1337, transactionId: next?.transaction.id ?? '' },
  })
  expect(details.note).toMatch(/^Translation into four languages/)
})

test('behavior: what was executed on a kept chain does not come back', async () => {
  const [first, second] = devnet.roles.demo
  await executeSafeTransaction(devnet.client, {
    safe: teamSafe,
    signers: [first, second],
    transaction: { to: second, value: 1n },
  })
  await seed()
  await expect
    .poll(() => waitingIn(teamSafe))
    .toEqual([
      [8, 1],
      [8, 1],
    ])
})
