import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { type Address, encodeFunctionResult, toFunctionSelector, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openTestStore } from '../../../test/openTestStore.ts'
import { remoteChain } from '../../../test/remoteChain.ts'
import { testFollowSafe } from '../../../test/safeStore.ts'
import { startFaultNode } from '../../../test/startFaultNode.ts'
import { readFollowed } from './progress.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

const owners = (list: readonly string[]) =>
  encodeFunctionResult({ abi: safeAbi, functionName: 'getOwners', result: list as Address[] })
const threshold = (result: bigint) =>
  encodeFunctionResult({ abi: safeAbi, functionName: 'getThreshold', result })
const version = (result: string) => encodeFunctionResult({ abi: safeAbi, functionName: 'VERSION', result })
const [one, two] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]
const call = z.looseObject({ data: z.string() })

/** A Safe that answers otherwise, as any contract may. */
async function start(answers: Partial<Record<'getOwners' | 'getThreshold' | 'VERSION', string>> = {}) {
  const { db } = await openTestStore()
  const node = await startFaultNode(remoteChain(devnet.url))
  onTestFinished(() => node.down().catch(() => {}))
  const bySelector = new Map(
    Object.entries(answers).map(([name, answer]) => [toFunctionSelector(`function ${name}()`), answer]),
  )
  node.fault = {
    lie: ({ method, params }) =>
      method === 'eth_call' ? bySelector.get(call.parse(params?.[0]).data as never) : undefined,
  }
  return { db, node, follow: await testFollowSafe(db, node.url, { limit: 1 }) }
}

test('default: a Safe is followed, once, and told of at once', async () => {
  const { db, node, follow } = await start()
  const { teamSafe, soloSafe } = devnet.safes
  expect(await follow(teamSafe, 'owned')).toMatchObject({
    address: teamSafe.toLowerCase(),
    reason: 'owned',
    state: 'new',
    readTo: null,
    first_block: null,
  })
  node.requests.length = 0
  expect(await follow(teamSafe, 'visited')).toMatchObject({ reason: 'owned' })
  expect(node.requests).toEqual([])
  await expect(follow(soloSafe, 'visited')).rejects.toMatchObject({
    code: 'full',
    message: 'This server has reached its limit of tracked Safes (1). Its operator can raise LIMIT_SAFES.',
  })
  expect(await readFollowed(db, soloSafe.toLowerCase())).toBeUndefined()
})

test.each([
  ['no owners', { getOwners: owners([]) }, 'it has no owners'],
  [
    'the sentinel',
    { getOwners: owners([one, `0x${'1'.padStart(40, '0')}`]) },
    'one of its owners is the zero address',
  ],
  ['nobody', { getOwners: owners([zeroAddress]) }, 'one of its owners is the zero address'],
  ['one twice', { getOwners: owners([one, two, one]) }, 'an owner is listed twice'],
  [
    'a threshold of 0',
    { getThreshold: threshold(0n) },
    'its threshold is zero or higher than its number of owners',
  ],
  [
    'a high threshold',
    { getThreshold: threshold(4n) },
    'its threshold is zero or higher than its number of owners',
  ],
  [
    'a version before the first release',
    { VERSION: version('0.1.0') },
    'only version 1.0.0 and later are supported',
  ],
  ['an odd version', { VERSION: version('<b>1</b>') }, 'only version 1.0.0 and later are supported'],
  ['nonsense', { getOwners: '0x1234' }, 'the contract does not behave like a Safe'],
])('error: a contract with %s is no Safe', async (_, answers, words) => {
  const { db, follow } = await start(answers)
  await expect(follow(devnet.safes.teamSafe, 'visited')).rejects.toMatchObject({
    code: 'not-a-safe',
    message: expect.stringMatching(new RegExp(`^This is not a supported Safe: .*${words}\\.$`)),
  })
  expect(await db.selectFrom('safe_followed').selectAll().execute()).toEqual([])
})

test('error: an account, another contract, and a chain that does not answer', async () => {
  const { node, follow } = await start()
  await expect(follow(devnet.roles.demo[0], 'visited')).rejects.toThrow(
    'there is no contract at this address',
  )
  await expect(follow(devnet.contracts.letters, 'visited')).rejects.toThrow('does not behave like a Safe')
  await node.down()
  await expect(follow(devnet.safes.teamSafe, 'visited')).rejects.toMatchObject({ code: 'no-answer' })
})
