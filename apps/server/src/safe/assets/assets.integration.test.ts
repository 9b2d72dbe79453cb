import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { love } from '@love/protocol/tokens/tokens'
import { type Address, numberToHex, padHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore } from '../../../test/openTestStore.ts'
import { createChainClient } from '../../chain/createChainClient.ts'
import { deploymentOn } from '../../chain/findBlockAt.ts'
import { readConfig } from '../../config.ts'
import { createLog } from '../../log.ts'
import { createPost } from '../../rpc/upstreams/createPost.ts'
import { createUpstreams } from '../../rpc/upstreams/createUpstreams.ts'
import type { SafeTransfers } from '../../store/migrations/safeIndex.ts'
import { createThreads } from '../../threads/createThreads.ts'
import { createDescribeDeps } from '../decode/createDescribeDeps.ts'
import { createBalances } from './createBalances.ts'
import { createPriceBook } from './createPriceBook.ts'
import { readDescribed, readOwnedTokens } from './readOwnedTokens.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

/** Stored transfers, and everything that looks at them. */
async function start(transfers: readonly Partial<SafeTransfers>[]) {
  const { db } = await openTestStore()
  const safe = devnet.safes.teamSafe
  const [from, to] = [devnet.roles.whale.toLowerCase(), safe.toLowerCase()]
  const rows = transfers.map((transfer, block) => ({
    safe: to,
    block,
    log_index: 0,
    part: 0,
    timestamp: block,
    transaction_hash: '0x',
    id: String(block),
    ...({
      kind: 'erc20',
      direction: 'incoming',
      from,
      to,
      token: null,
      value: null,
      token_id: null,
    } as const),
    ...transfer,
  }))
  if (rows.length > 0) await db.insertInto('safe_transfers').values(rows).execute()
  const now = Date.now
  const log = createLog({ level: 'error', write: () => {}, now, scrub: (text) => text })
  const config = readConfig({ RPC_URLS: devnet.url })
  const upstreams = createUpstreams({ config, log, post: createPost(), now, random: Math.random })
  await upstreams.monitor.poll()
  const deployment = deploymentOn(1337)
  const client = createChainClient({ upstreams, deployment, quorum: 1 })
  const { readToken } = createDescribeDeps({
    client,
    deployment,
    appUrl: config.appUrl,
    delegateTargets: [],
    pool: createThreads(),
    now,
  })
  const priceBook = createPriceBook({ client, deployment, now })
  const balancesOf = createBalances({
    db,
    client,
    deployment,
    appUrl: config.appUrl,
    readToken,
    priceBook,
    now,
  })
  return { db, client, safe, balancesOf }
}

const stranger = (number: number): Address => padHex(numberToHex(0x57a000 + number), { size: 20 })

test('default: listed tokens have a price, strangers are shown and worth nothing', async () => {
  // Says 7 to everything.
  await devnet.client.setCode({ address: stranger(1), bytecode: '0x60075f5260205ff3' })
  const { balancesOf, safe } = await start([
    { token: stranger(1) },
    { token: tokenAddress(deploymentOn(1337), love).toLowerCase() },
  ])
  const all = await balancesOf(safe, { currency: 'usd', trusted: false })
  const strange = all.items.find(({ tokenInfo }) => tokenInfo.address.toLowerCase() === stranger(1))
  expect(strange).toMatchObject({ balance: '7', fiatBalance: '0', fiatConversion: '0' })
  const trusted = await balancesOf(safe, { currency: 'usd', trusted: true })
  expect(trusted.items).toEqual(all.items.filter((item) => item !== strange))
  expect(trusted.fiatTotal).toBe(all.fiatTotal)
  const loves = all.items.filter(({ tokenInfo }) => tokenInfo.symbol === 'LOVE')
  expect(loves).toHaveLength(1)
  expect(Number(loves[0]?.fiatConversion)).toBeGreaterThan(0)
})

test('behavior: tokens that burn all gas, refuse or are gone spoil nothing', async () => {
  await devnet.client.setCode({ address: stranger(2), bytecode: '0x5b5f56' })
  await devnet.client.setCode({ address: stranger(3), bytecode: '0x5f5ffd' })
  await devnet.client.setCode({ address: stranger(4), bytecode: '0x60075f5260205ff3' })
  const { balancesOf, safe } = await start([2, 3, 4, 5].map((number) => ({ token: stranger(number) })))
  const { items } = await balancesOf(safe, { currency: 'eth', trusted: false })
  const strange = items.filter(({ tokenInfo }) => tokenInfo.address.toLowerCase().includes('57a00'))
  expect(strange.map(({ tokenInfo }) => tokenInfo.address.toLowerCase())).toEqual([stranger(4)])
})

test('behavior: an account without anything has ether, none of it', async () => {
  const { balancesOf } = await start([])
  const { items, fiatTotal } = await balancesOf(stranger(9), { currency: 'btc', trusted: false })
  expect([items.map(({ balance }) => balance), fiatTotal]).toEqual([['0'], '0'])
})

test('default: collectibles whose last move was here and that the chain still knows as ours', async () => {
  const token = devnet.contracts.letters.toLowerCase()
  const letter = (token_id: string, direction: 'incoming' | 'outgoing' = 'incoming') =>
    ({ kind: 'erc721', token, token_id, direction }) as const
  const { db, client, safe } = await start([
    letter('1'),
    letter('404'),
    letter('9'),
    letter('9', 'outgoing'),
    { kind: 'erc721', token: stranger(8), token_id: '1' },
  ])
  const owned = await readOwnedTokens(db, safe)
  expect(owned.map(({ id }) => id)).toEqual([1n, 404n, 1n])
  const described = await Promise.all(owned.map((token) => readDescribed(client, safe, token)))
  expect(described.filter((one) => one !== undefined)).toEqual([
    {
      kind: 'erc721',
      token: devnet.contracts.letters,
      id: 1n,
      balance: undefined,
      uri: expect.stringMatching(/^data:application\/json;base64,/),
    },
  ])
})
