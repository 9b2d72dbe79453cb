import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { readPairs } from '@love/protocol/actions/readPair'
import type { HistoryMovement, HistoryReply } from '@love/protocol/history/historyReply'
import { changesOf } from '@love/protocol/history/moved'
import { ether, historyBook } from '@love/protocol/history/movement'
import { tellTransaction } from '@love/protocol/history/tellTransaction'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { loveEth, routingPairs } from '@love/protocol/pairs/pairs'
import { isAvailable } from '@love/protocol/prices/figure'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { eth, faith, love } from '@love/protocol/tokens/tokens'
import { type Abi, type Address, erc20Abi, type Hash } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { liveOnce } from '../../test/liveOnce.ts'
import { remoteChain } from '../../test/remoteChain.ts'
import { sendByTeam } from '../../test/sendTo.ts'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'

let devnet: Devnet
let server: TestServer
let account: Address
let hashes: Record<string, Hash>
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  account = devnet.roles.demo[0]
  hashes = await liveOnce(devnet)
  const historyLimits = { perSecond: 1e6, burst: 1e6, totalPerSecond: 1e6 }
  server = await startTestServer({ chain: remoteChain(devnet.url), follow: {}, config: { historyLimits } })
  const newest = String(await devnet.client.getBlockNumber())
  await vi.waitFor(async () => expect((await read(account)).block).toBe(newest), {
    timeout: 30_000,
    interval: 100,
  })
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})

async function ask(address: string, query = ''): Promise<Response> {
  return fetch(`${server.url}/market/accounts/${address}/history${query}`)
}

async function read(address: string, query = ''): Promise<HistoryReply> {
  return (await (await ask(address, query)).json()) as HistoryReply
}

async function readAll(address: string, query: string): Promise<HistoryReply['transactions']> {
  const first = await read(address, `?${query}`)
  const all = [...first.transactions]
  for (let { next } = first; next !== null; ) {
    const page = await read(address, `?${query}&before=${next}`)
    all.push(...page.transactions)
    next = page.next
  }
  return all
}

function wordsOf(
  { movements }: Pick<HistoryReply['transactions'][number], 'movements'>,
  of: Address = account,
): string {
  const book = historyBook(devnet.contracts.deployment)
  const names = new Map([
    [book.router, 'the router'],
    [book.farm, 'the farm'],
    [book.vault, 'the FAITH vault'],
    [devnet.roles.demo[1].toLowerCase(), 'a friend'],
  ])
  const nameOf = (address: string) => names.get(address) ?? address
  return tellTransaction({ book, account: of.toLowerCase(), movements, nameOf }).words
}

test('default: each transaction is told in words', async () => {
  const transactions = await readAll(account, 'limit=100')
  const told = Object.fromEntries(
    Object.entries(hashes).map(([name, hash]) => {
      const found = transactions.find((one) => one.hash === hash)
      return [name, found && wordsOf(found).replaceAll(/\b\d[\d,.]*/g, '#')]
    }),
  )
  expect(told).toEqual({
    allowed: 'Allowed the router to spend unlimited LOVE',
    bought: 'Swapped # ETH for # LOVE',
    added: 'Added # LOVE and # ETH to LOVE-ETH',
    lpAllowed: 'Allowed the router to spend unlimited LOVE-ETH LP',
    farmAllowed: 'Allowed the farm to spend unlimited LOVE-ETH LP',
    staked: 'Staked # LOVE-ETH LP, harvested # LOVE',
    harvested: 'Harvested # LOVE',
    unstaked: 'Unstaked # LOVE-ETH LP, harvested # LOVE',
    removed: 'Removed # ETH and # LOVE from LOVE-ETH',
    sold: 'Swapped # LOVE for # ETH',
    vaultAllowed: 'Allowed the FAITH vault to spend unlimited LOVE',
    entered: 'Entered FAITH with # LOVE for # FAITH',
    left: 'Left FAITH with # FAITH for # LOVE',
    sent: 'Sent # LOVE to a friend',
    received: 'Received # LOVE-ETH LP from a friend',
    revoked: 'Revoked the FAITH vault’s allowance for LOVE',
    emergency: 'Unstaked # LOVE-ETH LP in an emergency, without rewards',
  })
})

test('default: all that moved adds up to what the address holds, ether too', async () => {
  const { client, contracts } = devnet
  const book = historyBook(contracts.deployment)
  const transactions = await readAll(account, 'limit=100')
  const movements = transactions.flatMap((one) => one.movements)
  const changes = changesOf({ book, account: account.toLowerCase(), movements })
  const followed = [
    ...book.lpTokens,
    ...[...book.tokens].filter(([, { symbol }]) => ['LOVE', 'WAR3', 'FAITH'].includes(symbol)),
  ]
  for (const [address, token] of followed) {
    const held = await client.readContract({
      ...{ abi: erc20Abi, address: address as Address, functionName: 'balanceOf', args: [account] },
    })
    expect([token.symbol, changes.find((one) => one.token === token)?.raw ?? 0n]).toEqual([
      token.symbol,
      held,
    ])
  }
  for (const name of ['bought', 'added', 'removed', 'sold'] as const) {
    const { blockNumber, gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({
      hash: hashes[name] as Hash,
    })
    const [before, after] = await Promise.all(
      [blockNumber - 1n, blockNumber].map((at) => client.getBalance({ address: account, blockNumber: at })),
    )
    const own = transactions.filter(({ hash }) => hash === hashes[name]).flatMap((one) => one.movements)
    const told = changesOf({ book, account: account.toLowerCase(), movements: own })
    expect([name, told.find(({ token }) => token === eth)?.raw]).toEqual([
      name,
      (after ?? 0n) - (before ?? 0n) + gasUsed * effectiveGasPrice,
    ])
  }
})

test('default: prices are those of the block, of LP tokens and FAITH too', async () => {
  const { client, contracts } = devnet
  const { deployment } = contracts
  const { pairs } = await readPairs(client, { deployment, pairs: routingPairs })
  const usd = (token: Token) => {
    const price = usdPrices(pairs)(token)
    return isAvailable(price) ? Number(price.numerator) / Number(price.denominator) : Number.NaN
  }
  const transactions = await readAll(account, 'limit=100')
  const priceIn = (name: string, symbol: string) =>
    Number(transactions.find(({ hash }) => hash === hashes[name])?.prices[symbol])
  // Nobody has traded since.
  expect(priceIn('revoked', 'LOVE') / usd(love)).toBeCloseTo(1, 9)
  const { reserves } = pairs.find(({ definition }) => definition === loveEth) ?? {}
  const supply = await client.readContract({
    ...{ abi: erc20Abi, address: pairAddress(deployment, loveEth), functionName: 'totalSupply' },
  })
  const worth = Number(reserves?.base.raw) * usd(love) + Number(reserves?.other.raw) * usd(eth)
  expect(priceIn('emergency', 'LOVE-ETH LP') / (worth / Number(supply))).toBeCloseTo(1, 9)
  expect(priceIn('allowed', 'ETH')).toBeGreaterThan(0)
  const { prices } = await read(account)
  expect(Number(prices.LOVE) / usd(love)).toBeCloseTo(1, 9)
  expect(Number(prices.ETH) / usd(eth)).toBeCloseTo(1, 9)
  const price = { love: priceIn('left', 'LOVE'), faith: priceIn('left', 'FAITH') }
  const left = transactions.find(({ hash }) => hash === hashes.left)?.movements ?? []
  const amount = (contract: Address) =>
    Number(left.find((one) => one.kind === 'transfer' && one.contract === contract.toLowerCase())?.amount)
  const share = amount(tokenAddress(deployment, love)) / amount(tokenAddress(deployment, faith))
  expect(price.faith / (price.love * share)).toBeCloseTo(1, 9)
})

test('behavior: pages together are the whole, and nothing comes twice', async () => {
  const whole = await readAll(account, 'limit=100')
  expect(whole.length).toBeGreaterThan(40)
  for (const limit of [1, 7]) expect(await readAll(account, `limit=${limit}`)).toEqual(whole)
  const order = whole.map(({ block, movements }) => block * 1e6 + (movements[0]?.at ?? 0))
  expect(order).toEqual(order.toSorted((a, b) => b - a))
  const { since, next } = await read(account, '?limit=100')
  expect(next).toBeNull()
  expect(since).toBeLessThanOrEqual(whole.at(-1)?.timestamp ?? 0)
})

test('behavior: filters choose transactions, which are told whole', async () => {
  const whole = await readAll(account, 'limit=100')
  const named = (name: string) => whole.find(({ hash }) => hash === hashes[name])
  const programs = (name: string) => new Set(named(name)?.movements.map(({ program }) => program))
  expect(programs('staked')).toEqual(new Set(['farm']))
  for (const [query, test] of [
    ['program=swap', ({ program }) => program === 'swap'],
    ['program=approval', ({ program }) => program === 'approval'],
    ['token=FAITH', ({ contract }) => contract === historyBook(devnet.contracts.deployment).vault],
    ['token=ETH', ({ contract }) => contract === ether],
    ['pair=LOVE-ETH', ({ pair }) => pair === pairAddress(devnet.contracts.deployment, loveEth).toLowerCase()],
  ] as const satisfies readonly [string, (movement: HistoryMovement) => boolean][]) {
    const expected = whole.filter(({ movements }) => movements.some(test))
    expect(expected.length).toBeGreaterThan(1)
    expect(expected.length).toBeLessThan(whole.length)
    expect(await readAll(account, `${query}&limit=2`)).toEqual(expected)
  }
  const time = named('harvested')?.timestamp ?? 0
  expect(await readAll(account, `from=${time}`)).toEqual(whole.filter(({ timestamp }) => timestamp >= time))
  expect(await readAll(account, `to=${time}`)).toEqual(whole.filter(({ timestamp }) => timestamp <= time))
  expect(await readAll(account, `from=${time}&to=${time}`)).toEqual([named('harvested')])
  expect(await readAll(account, 'from=9999999999')).toEqual([])
})

test('default: an address with nothing', async () => {
  const reply = await read(`0x${'12'.repeat(20)}`)
  expect(reply).toMatchObject({ transactions: [], next: null, account: `0x${'12'.repeat(20)}` })
})

test('default: a Safe has the same history, by whatever its owners executed', async () => {
  const { client, contracts, roles, safes } = devnet
  const [, friend] = roles.demo
  const { teamSafe } = safes
  const token = tokenAddress(contracts.deployment, love)
  const args = [friend, 5n * 10n ** 18n]
  const hash = await sendByTeam(devnet, { to: token, abi: erc20Abi as Abi, name: 'transfer', args })
  const newest = String(await client.getBlockNumber())
  await vi.waitFor(async () => expect((await read(teamSafe)).block).toBe(newest), { timeout: 30_000 })
  const transactions = await readAll(teamSafe, 'limit=100')
  const told = transactions.find((one) => one.hash === hash)
  expect(told && wordsOf(told, teamSafe)).toBe('Sent 5 LOVE to a friend')
  const book = historyBook(contracts.deployment)
  const movements = transactions.flatMap((one) => one.movements)
  const changes = changesOf({ book, account: teamSafe.toLowerCase(), movements })
  expect(changes.find((one) => one.token === love)?.raw).toBe(
    await client.readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [teamSafe] }),
  )
})

test.each([
  ['0x12', '', 404, 'This is not an address'],
  [`0x${'zz'.repeat(20)}`, '', 404, 'This is not an address'],
  [`0x${'12'.repeat(20)}`, '?program=all', 400, '“program” must be one of swap, '],
  [`0x${'12'.repeat(20)}`, '?token=love', 400, '“token” must be one of LOVE, '],
  [`0x${'12'.repeat(20)}`, '?pair=LOVE', 400, '“pair” must be one of LOVE-ETH, '],
  [`0x${'12'.repeat(20)}`, '?before=12', 400, '“before” must be what “next”'],
  [`0x${'12'.repeat(20)}`, '?before=1.1&before=2.2', 400, 'each at most once'],
  [`0x${'12'.repeat(20)}`, '?limit=101', 400, '“limit” must be a whole number from 1 to 100.'],
  [`0x${'12'.repeat(20)}`, '?from=2&to=1', 400, '“from” must not be later'],
  [`0x${'12'.repeat(20)}`, '?page=2', 400, 'The parameters are program, '],
])('error: %s%s', async (address, query, status, words) => {
  const answer = await ask(address, query)
  expect([answer.status, await answer.json()]).toEqual([status, { error: expect.stringContaining(words) }])
})
