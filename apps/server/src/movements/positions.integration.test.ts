import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { readPortfolio } from '@love/protocol/actions/readPortfolio'
import { blocksPerYear } from '@love/protocol/apr/apr'
import { type Assumptions, forecast, type Holding } from '@love/protocol/history/positions/forecast'
import type { PositionReply, PositionsReply } from '@love/protocol/history/positions/positionsReply'
import type { TimelineReply } from '@love/protocol/history/positions/timelineReply'
import { noWorth } from '@love/protocol/history/positions/worth'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { loveEth, lovePepe } from '@love/protocol/pairs/pairs'
import { type Fraction, fraction, multiply } from '@love/protocol/prices/fraction'
import { faith, love } from '@love/protocol/tokens/tokens'
import { vaultAt } from '@love/protocol/vault/vaultAt'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { liveYear, yearlyAccount } from '../../test/liveYear.ts'
import { momentAt, positionLedger } from '../../test/positionLedger.ts'
import { remoteChain } from '../../test/remoteChain.ts'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'

let devnet: Devnet
let server: TestServer
let first: bigint
let newest: bigint
let reply: PositionsReply
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  first = (await devnet.client.getBlockNumber()) + 1n
  await liveYear(devnet)
  newest = await devnet.client.getBlockNumber()
  const historyLimits = { perSecond: 1e6, burst: 1e6, totalPerSecond: 1e6 }
  const config = { historyLimits, marketDays: 1_000 }
  server = await startTestServer({ chain: remoteChain(devnet.url), follow: {}, config })
  await vi.waitFor(async () => expect((await read(yearlyAccount)).block).toBe(String(newest)), {
    timeout: 60_000,
    interval: 100,
  })
  reply = await read(yearlyAccount)
}, 180_000)
afterAll(async () => {
  await server.close()
  await devnet.close()
})

const ask = (address: string, query = '') =>
  fetch(`${server.url}/market/accounts/${address}/positions${query}`)

async function read(address: string): Promise<PositionsReply> {
  return (await (await ask(address)).json()) as PositionsReply
}

const scale = 10n ** 36n
/** The last digits of 10^-36 of a dollar: each part of a part is rounded once. */
const slack = 1_000_000n

function expectEqual(
  text: string,
  { numerator, denominator }: Fraction,
  unit: bigint,
  what: string,
  slackOf = slack,
) {
  const difference = BigInt(text) * denominator - numerator * unit
  const size = difference < 0n ? -difference : difference
  const isClose = size <= slackOf * denominator
  expect([what, isClose || size / denominator]).toEqual([what, true])
}

const asked = [
  { name: 'LOVE-ETH LP', asset: loveEth, pool: 0n },
  { name: 'LOVE-PEPE LP', asset: lovePepe, pool: 3n },
  { name: 'FAITH', asset: faith },
] as const

test.each(asked)('default: $name after a year, by balances and by events', async ({ name, ...where }) => {
  const story = reply.positions.find(({ asset }) => asset === name) as PositionReply
  const ledger = await positionLedger({ devnet, account: yearlyAccount, from: first, to: newest, ...where })
  expect(story).toMatchObject({
    shares: String(ledger.shares),
    staked: String(ledger.staked),
    feeShares: String(ledger.feeShares),
  })
  const held = Object.values(story.held)
  for (const [at, amount] of ledger.held.entries())
    expectEqual(held[at] ?? '', amount, 10n ** 18n, `held ${at}`)
  expectEqual(story.known, ledger.known, 10n ** 18n, 'known')
  expectEqual(story.liquidity, ledger.liquidity, 10n ** 18n, 'liquidity')
  for (const part of ['cost', 'paid', 'received', 'gained', 'growth'] as const)
    expectEqual(story[part].usd, ledger[part], scale, part)
  expectEqual(story.gained.eth, ledger.gainedEth, scale, 'gained in ether')
  expectEqual(story.cost.love, ledger.costLove, scale, 'cost in LOVE')
  expectEqual(story.usdSeconds, ledger.usdSeconds, scale, 'dollars and seconds', slack * 31_557_600n)
  const pool = 'pool' in where ? String(where.pool) : ''
  expect(reply.rewards.find((one) => one.pool === pool)?.love ?? '0').toBe(String(ledger.harvested))
  expect(ledger.cost.numerator).toBeGreaterThan(0n)
})

test('behavior: shares of others have no known cost, and the rest is what the chain holds', async () => {
  const story = reply.positions.find(({ asset }) => asset === 'LOVE-ETH LP') as PositionReply
  expect(BigInt(story.cameIn)).toBe(75n * 10n ** 16n)
  expect(BigInt(story.wentOut)).toBe(10n ** 18n)
  expect(BigInt(story.known)).toBeLessThan(BigInt(story.shares) * 10n ** 18n)
  const { balance, staked } = momentAt(devnet, newest)
  const address = pairAddress(devnet.contracts.deployment, loveEth)
  const [held, inFarm] = [await balance(address, yearlyAccount), await staked(0n, yearlyAccount)]
  expect(story.shares).toBe(String(held + inFarm))
})

test('default: the timeline has what the chain had at each of its moments', async () => {
  const answer = await fetch(`${server.url}/market/accounts/${yearlyAccount}/timeline`)
  const { points } = (await answer.json()) as TimelineReply
  expect(points).toHaveLength(120)
  const [begin] = points
  const deployment = devnet.contracts.deployment
  const lp = pairAddress(deployment, loveEth)
  for (const point of points.filter((_, at) => at % 12 === 11)) {
    const then = momentAt(devnet, BigInt(point.block))
    const held = [await then.held(love, yearlyAccount), await then.held(faith, yearlyAccount)]
    const shares = (await then.balance(lp, yearlyAccount)) + (await then.staked(0n, yearlyAccount))
    const { LOVE = '0', FAITH = '0', 'LOVE-ETH LP': lpChanged = '0' } = point.changed
    expect([LOVE, FAITH, lpChanged]).toEqual([...held, shares].map(String))
    const price = multiply((await then.prices())(love), fraction(10n ** 18n))
    expect(Number(point.prices.LOVE)).toBeCloseTo(Number(price.numerator) / Number(price.denominator), 12)
  }
  expect(begin?.block).toBeGreaterThanOrEqual(Number(first))
  const story = reply.positions.find(({ asset }) => asset === 'LOVE-ETH LP')
  expect(points.at(-1)?.positions['LOVE-ETH LP']).toEqual({ known: story?.known, held: story?.held })
})

test('default: an address with nothing, and what is no address', async () => {
  const nobody = `0x${'12'.repeat(20)}`
  expect(await read(nobody)).toMatchObject({ account: nobody, positions: [], rewards: [] })
  const refused = await Promise.all([ask('0x12'), ask(nobody, '?token=LOVE')])
  expect(refused.map(({ status }) => status)).toEqual([404, 400])
  expect(await refused[1]?.json()).toEqual({ error: 'There are no parameters here.' })
})

test('default: a day later the farm and the vault have what the forecast said', async () => {
  const { deployment } = devnet.contracts
  const read = () => readPortfolio(devnet.client, { deployment, account: yearlyAccount })
  const { farm, vault, wallet, pairs } = await read()
  const pool = farm.pools.find(({ pair }) => pair === loveEth)
  const [reserves, stake] = [pairs.find(({ definition }) => definition === loveEth)?.reserves, pool?.stake]
  if (!pool || !stake || !reserves) throw new Error('The account has a stake.')
  const assumed: Assumptions = { priceOf: () => fraction(1n), volume: fraction(1n), days: 1n }
  const worths = { cost: noWorth, gained: noWorth, harvested: noWorth, networkFees: undefined }
  const holding: Holding = {
    ...{ shares: stake.amount, known: stake.amount, staked: stake.amount, kept: [], waiting: stake.pending },
    ...worths,
  }
  const { supply } = pool
  const place = { kind: 'pair', reserves, supply, volumeUsd24h: undefined, farm, pool } as const
  const promised = forecast(holding, place, assumed)
  const shares = wallet.tokens.find(({ token }) => token === faith)?.held ?? 0n
  const promisedOfVault = forecast({ ...holding, shares }, { kind: 'vault', vault }, assumed)
  await devnet.client.mine({ blocks: Number(blocksPerYear / 365n) })
  const after = await read()
  expect(after.block - farm.block).toBe(blocksPerYear / 365n)
  const pending = after.farm.pools.find(({ pair }) => pair === loveEth)?.stake?.pending ?? 0n
  // The farm rounds what one share earns down to 10^-12.
  const missing = (promised?.rewards ?? 0n) - pending
  expect(missing).toBeGreaterThanOrEqual(-1n)
  expect(missing).toBeLessThanOrEqual(stake.amount / 10n ** 12n + 1n)
  expect(pending).toBeGreaterThan(stake.pending)
  const { held, shares: all } = vaultAt(after.vault, after.block)
  expect(promisedOfVault?.value.usd).toBe(((held * shares) / all) * 10n ** 18n)
  expect(shares).toBeGreaterThan(0n)
})
