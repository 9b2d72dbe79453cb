import { devnet as deployment } from '@love/contracts/deployments/1337'
import { type Address, encodeAbiParameters, encodeEventTopics, erc20Abi, type Log, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { lpToken } from '../pairs/pair.ts'
import { pairAddress } from '../pairs/pairAddress.ts'
import { loveEth } from '../pairs/pairs.ts'
import { eth, love } from '../tokens/tokens.ts'
import { receivedIn } from './receivedIn.ts'

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const stranger: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const lp = pairAddress(deployment, loveEth)
const withdrawalAbi = parseAbi(['event Withdrawal(address indexed src, uint256 wad)'])
const [loveAddress, weth] = [deployment.tokens.LOVE, deployment.tokens.WETH]

function log(address: Address, topics: unknown, value: bigint): Log {
  return {
    address,
    topics: topics as Log['topics'],
    data: encodeAbiParameters([{ type: 'uint256' }], [value]),
    blockHash: null,
    blockNumber: null,
    logIndex: null,
    transactionHash: null,
    transactionIndex: null,
    removed: false,
  }
}

function transfer(token: Address, from: Address, to: Address, value: bigint): Log {
  return log(token, encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from, to } }), value)
}

function withdrawal(src: Address, wad: bigint, address: Address = weth): Log {
  return log(address, encodeEventTopics({ abi: withdrawalAbi, eventName: 'Withdrawal', args: { src } }), wad)
}

const received = (logs: readonly Log[], from = account) =>
  receivedIn([{ from, logs }], { deployment, account })

test('default: tokens that came, of all receipts together', () => {
  const logs = [transfer(loveAddress, lp, account, 7n), transfer(loveAddress, lp, stranger, 100n)]
  const receipts = [
    { from: account, logs },
    { from: account, logs: [transfer(loveAddress, stranger, account, 3n)] },
  ]
  expect(receivedIn(receipts, { deployment, account })).toEqual([{ raw: 10n, token: love }])
})

test('behavior: what went out again is not received', () => {
  expect(
    received([transfer(loveAddress, lp, account, 7n), transfer(loveAddress, account, stranger, 2n)]),
  ).toEqual([{ raw: 5n, token: love }])
  expect(received([transfer(loveAddress, account, stranger, 2n)])).toEqual([])
  expect(received([transfer(loveAddress, account, account, 2n)])).toEqual([])
})

test('behavior: LP tokens that a deposit mints', () => {
  const zero: Address = `0x${'0'.repeat(40)}`
  expect(received([transfer(lp, zero, account, 9n)])).toEqual([{ raw: 9n, token: lpToken(loveEth) }])
})

test('behavior: ether is what the router unwraps in a transaction of the account', () => {
  const logs = [withdrawal(deployment.router, 5n), withdrawal(stranger, 100n)]
  expect(received(logs)).toEqual([{ raw: 5n, token: eth }])
  expect(received(logs, stranger)).toEqual([])
})

test('error: tokens and routers that are not ours count for nothing', () => {
  expect(received([transfer(stranger, lp, account, 7n)])).toEqual([])
  expect(received([withdrawal(deployment.router, 5n, stranger)])).toEqual([])
  expect(received([{ ...transfer(loveAddress, lp, account, 7n), data: '0x' }])).toEqual([])
})
