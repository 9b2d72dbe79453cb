import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { historyBook, nobody } from '@love/protocol/history/movement'
import { erc20Abi, getAddress } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { storedMarket, untilStored } from '../../test/marketStore.ts'
import { openTestStore } from '../../test/openTestStore.ts'
import { startTestFollower } from '../../test/startTestFollower.ts'

let devnet: Devnet
let stored: Awaited<ReturnType<typeof storedMarket>>
beforeAll(async () => {
  devnet = await startDevnet({ port: 0 })
})
afterAll(() => devnet.close())

test('default: a month with all its movements takes at most three times the rows of the market alone', async () => {
  const { db } = await openTestStore()
  const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
  onTestFinished(follower.close)
  await untilStored(db, devnet)
  stored = await storedMarket(db)
  const market = stored.syncs.length + stored.swaps.length + stored.candles.length
  expect(stored.swaps.length).toBeGreaterThan(3_000)
  expect(stored.movements.length).toBeGreaterThan(stored.swaps.length * 2)
  expect((market + stored.movements.length) / market).toBeLessThan(3)
})

test('behavior: what moved adds up to what everybody holds, to the wei', async () => {
  const { client, contracts, roles } = devnet
  const { tokens, lpTokens } = historyBook(contracts.deployment)
  const own = [...tokens].filter(([, { symbol }]) => ['LOVE', 'WAR3', 'FAITH'].includes(symbol))
  const accounts = [...roles.demo, roles.whale, roles.feeReceiver, contracts.deployment.farm].map((address) =>
    address.toLowerCase(),
  )
  for (const contract of [...own.map(([address]) => address), ...lpTokens.keys()])
    for (const account of accounts) {
      const sum = stored.movements
        .filter((row) => row.kind === 'transfer' && row.contract === contract)
        .reduce(
          (total, { from_account, to_account, amount }) =>
            total +
            (to_account === account ? BigInt(amount) : 0n) -
            (from_account === account ? BigInt(amount) : 0n),
          0n,
        )
      const address = getAddress(contract)
      const held = await client.readContract({
        ...{ abi: erc20Abi, address, functionName: 'balanceOf' },
        args: [getAddress(account)],
      })
      expect(sum).toBe(held)
    }
})

test('behavior: LP tokens that were made and taken back add up to all there are', async () => {
  const { lpTokens } = historyBook(devnet.contracts.deployment)
  let pools = 0
  for (const contract of lpTokens.keys()) {
    const supply = stored.movements
      .filter((row) => row.kind === 'transfer' && row.contract === contract)
      .reduce(
        (total, { from_account, to_account, amount }) =>
          from_account === nobody
            ? total + BigInt(amount)
            : to_account === nobody
              ? total - BigInt(amount)
              : total,
        0n,
      )
    const address = getAddress(contract)
    const told = await devnet.client.readContract({ abi: erc20Abi, address, functionName: 'totalSupply' })
    expect(supply).toBe(told)
    if (told > 0n) pools++
  }
  expect(pools).toBeGreaterThan(9)
})
