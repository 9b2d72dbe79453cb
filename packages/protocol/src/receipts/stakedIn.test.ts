import { devnet as deployment } from '@love/contracts/deployments/1337'
import { type Address, encodeEventTopics, erc20Abi, type Log, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { pairAddress } from '../pairs/pairAddress.ts'
import { loveEth } from '../pairs/pairs.ts'
import { stakedIn } from './stakedIn.ts'

const [account, other] = [deployment.router, deployment.factory]
const lp = pairAddress(deployment, loveEth)

type Sides = { from: Address; to: Address }

const moved = ({ from, to }: Sides, value: bigint, address: `0x${string}` = lp) =>
  ({
    address,
    topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from, to } }),
    data: numberToHex(value, { size: 32 }),
  }) as unknown as Log

const { farm } = deployment
const staked = (...logs: readonly Log[]) => stakedIn([{ logs }], { deployment, account })

test('default: what goes to the farm, less the fee that it passes on', () => {
  const [amount] = staked(moved({ from: account, to: farm }, 100n), moved({ from: farm, to: other }, 4n))
  expect(amount).toMatchObject({ raw: 96n, token: { symbol: 'LOVE-ETH LP' } })
})

test('behavior: what is unstaked, of others, or another token, is no stake', () => {
  expect(staked(moved({ from: farm, to: account }, 100n))).toEqual([])
  expect(staked(moved({ from: other, to: farm }, 100n))).toEqual([])
  expect(staked(moved({ from: account, to: farm }, 100n, deployment.tokens.LOVE))).toEqual([])
})
