import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { type Address, encodeAbiParameters, type Hex, numberToHex, padHex, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answeringCode } from '../../../test/answeringCode.ts'
import { createChainClient } from '../../chain/createChainClient.ts'
import { deploymentOn } from '../../chain/findBlockAt.ts'
import { readConfig } from '../../config.ts'
import { createLog } from '../../log.ts'
import { createPost } from '../../rpc/upstreams/createPost.ts'
import { createUpstreams } from '../../rpc/upstreams/createUpstreams.ts'
import { createThreads } from '../../threads/createThreads.ts'
import { createDescribeDeps } from '../decode/createDescribeDeps.ts'
import { createCollectibles } from './createCollectibles.ts'

const MB = 1024 * 1024
let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

/** The real reader, with a count of what it asks the chain for. */
async function start(env: Record<string, string> = {}) {
  const clock = { ms: Date.now() }
  const now = () => clock.ms
  const log = createLog({ level: 'error', write: () => {}, now, scrub: (text) => text })
  const config = readConfig({ RPC_URLS: devnet.url, ...env })
  const upstreams = createUpstreams({ config, log, post: createPost(), now: Date.now, random: Math.random })
  await upstreams.monitor.poll()
  const deployment = deploymentOn(1337)
  const client = createChainClient({ upstreams, deployment, quorum: 1 })
  const calls = { all: 0, atOnce: 0, mostAtOnce: 0, mostGas: 0 }
  const counting = {
    ...client,
    request: async (asked: { method: string; params?: [{ gas?: Hex }] }) => {
      calls.all += 1
      calls.atOnce += 1
      calls.mostAtOnce = Math.max(calls.mostAtOnce, calls.atOnce)
      calls.mostGas = Math.max(calls.mostGas, Number(asked.params?.[0]?.gas ?? 0))
      return client.request(asked as never).finally(() => {
        calls.atOnce -= 1
      })
    },
  } as unknown as typeof client
  const describeDeps = createDescribeDeps({
    client,
    deployment,
    appUrl: config.appUrl,
    delegateTargets: [],
    pool: createThreads(),
    now,
  })
  const collectiblesOf = createCollectibles({ config, client: counting, describeDeps, now })
  return { collectiblesOf, calls, clock, safe: devnet.safes.teamSafe }
}

const stranger = (number: number): Address => padHex(numberToHex(0x57b000 + number), { size: 20 })

/** A contract that says that everything is this owner's, and to every other question the same text. */
async function deployHostile(address: Address, owner: Address, text: string) {
  const otherwise = encodeAbiParameters([{ type: 'string' }], [text])
  const ownerOf = toFunctionSelector('function ownerOf(uint256)')
  const bytecode = answeringCode({ answers: { [ownerOf]: padHex(owner) }, otherwise })
  await devnet.client.setCode({ address, bytecode })
  return { kind: 'erc721' as const, token: address, id: 1n }
}

const dataUri = (value: unknown) =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(value)).toString('base64')}`

function heapUsed(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

test('error: hostile descriptions leave next to nothing in memory #bounded-storage', {
  timeout: 60_000,
  tags: '@deep',
}, async () => {
  const { collectiblesOf, safe } = await start()
  const tokens = await Promise.all(
    Array.from({ length: 24 }, (_, at) => {
      const image = `data:image/png;base64,${String(at).padStart(4, '0')}${'A'.repeat(180_000)}`
      const description = at % 2 === 0 ? 'x'.repeat(MB) : 'short'
      return deployHostile(stranger(at), safe, dataUri({ name: `#${at}`, description, image }))
    }),
  )
  const before = heapUsed()
  const cards = await collectiblesOf(safe, tokens, 'somebody')
  const answer = JSON.stringify(cards)
  expect(cards).toHaveLength(24)
  // A description above the limit of a file is not read at all, a picture above that of a card is left out.
  expect(cards[1]).toMatchObject({ name: '#1', description: 'short', imageUri: '', uri: '' })
  expect(cards[0]).toMatchObject({ name: '', description: '', imageUri: '', uri: '' })
  expect(answer.length).toBeLessThan(100_000)
  expect((heapUsed() - before) / MB).toBeLessThan(5)
})

test('behavior: pictures within the limit fill an answer up to a megabyte', {
  timeout: 60_000,
  tags: '@deep',
}, async () => {
  const { collectiblesOf, safe } = await start()
  const tokens = await Promise.all(
    Array.from({ length: 60 }, (_, at) => {
      const image = `data:image/png;base64,${String(at).padStart(4, '0')}${'A'.repeat(30_000)}`
      return deployHostile(stranger(100 + at), safe, dataUri({ name: `#${at}`, image }))
    }),
  )
  const cards = await collectiblesOf(safe, tokens, 'somebody')
  expect(JSON.stringify(cards).length).toBeLessThan(1.1 * MB)
  expect(cards.map(({ name }) => name)).toEqual(tokens.map((_, at) => `#${at}`))
  expect(cards[0]?.imageUri).toMatch(/^data:image\/png;base64,0000A/)
  expect(cards[59]?.imageUri).toBe('')
})

test('behavior: many askers cost one reading, few calls at once, and little gas each', async () => {
  const { collectiblesOf, calls, safe } = await start()
  const tokens = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      deployHostile(stranger(200 + at), safe, dataUri({ name: `#${at}` })),
    ),
  )
  const askers = Array.from({ length: 30 }, (_, at) => collectiblesOf(safe, tokens, `client ${at}`))
  const answers = await Promise.all(askers)
  expect(new Set(answers.map((cards) => JSON.stringify(cards))).size).toBe(1)
  expect(answers[0]).toHaveLength(12)
  expect(calls.all).toBe(12)
  expect(calls.mostAtOnce).toBeLessThanOrEqual(4)
  expect(calls.mostGas).toBeLessThanOrEqual(5_000_000)
})

test('error: who asks for too many waits, while others get theirs', async () => {
  const { collectiblesOf, clock, safe } = await start({ LIMIT_COLLECTIBLES_PER_MINUTE: '5' })
  const tokens = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      deployHostile(stranger(300 + at), safe, dataUri({ name: `#${at}` })),
    ),
  )
  const greedy = collectiblesOf(safe, tokens, 'greedy')
  const modest = collectiblesOf(safe, tokens.slice(5), 'modest')
  await expect(greedy).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) })
  expect(await modest).toHaveLength(3)
  // What others had read costs the greedy one nothing.
  expect(await collectiblesOf(safe, tokens, 'greedy')).toHaveLength(8)
  clock.ms += 61_000
  await expect(collectiblesOf(safe, tokens.slice(0, 5), 'greedy')).resolves.toHaveLength(5)
})

test('behavior: a token that was given away is gone half a minute later', async () => {
  const { collectiblesOf, clock, safe } = await start()
  const token = await deployHostile(stranger(400), safe, dataUri({ name: 'mine' }))
  expect(await collectiblesOf(safe, [token], 'somebody')).toHaveLength(1)
  await deployHostile(stranger(400), devnet.roles.whale, dataUri({ name: 'mine' }))
  clock.ms += 30_000
  expect(await collectiblesOf(safe, [token], 'somebody')).toEqual([])
})
