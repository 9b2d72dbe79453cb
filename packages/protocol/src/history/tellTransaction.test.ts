import { devnet } from '@love/contracts/deployments/1337'
import { expect, test } from 'vitest'
import type { HistoryMovement } from './historyReply.ts'
import { ether, historyBook, nobody } from './movement.ts'
import { tellTransaction } from './tellTransaction.ts'

const book = historyBook(devnet)
const account = `0x${'a1'.repeat(20)}`
const others = ['b0', 'c0', 'd0'].map((two) => `0x${two.repeat(20)}`)
const [bob = '', cid = '', dan = ''] = others
const addressOf = (symbol: string) =>
  [...book.tokens, ...book.lpTokens].find(([, token]) => token.symbol === symbol)?.[0] ?? ''
const one = 10n ** 18n
const [love, usdt, lp, pair] = ['LOVE', 'USDT', 'LOVE-ETH LP', 'LOVE-ETH LP'].map(addressOf)

type Parts = readonly [
  program: HistoryMovement['program'],
  contract: string | undefined,
  from: string | undefined,
  to: string | undefined,
  amount: bigint,
]

const tell = (rows: readonly (Parts | HistoryMovement)[], poolName?: (pool: string) => string | undefined) =>
  tellTransaction({
    ...{ book, account, ...(poolName && { poolName }) },
    nameOf: (address) => (address === bob ? 'Bob' : address === cid ? 'Cid' : 'somebody'),
    movements: rows.map((row, at) => {
      if (!Array.isArray(row)) return row as HistoryMovement
      const [program, contract = '', from = '', to = '', amount] = row as Parts
      const kind = program === 'approval' ? 'approval' : 'transfer'
      return {
        ...{ at, kind, program, contract, pair: '', from, to },
        ...{ amount: String(amount), other: null, shares: null },
      }
    }),
  })
const words = (...rows: Parameters<typeof tell>[0]) => tell(rows).words

const harvest = (at: number, pool: string): HistoryMovement => ({
  ...{ at, kind: 'deposit', program: 'farm', contract: book.farm, pair: '' },
  ...{ from: account, to: book.farm, amount: '0', other: pool, shares: null },
})

const swap: readonly Parts[] = [
  ['swap', ether, account, pair, one],
  ['swap', love, pair, account, 2_000n * one],
]
const add: readonly Parts[] = [
  ['liquidity', love, account, pair, 1_000n * one],
  ['liquidity', ether, account, pair, one / 2n],
  ['liquidity', lp, nobody, account, 20n * one],
]

test('default: a zap is one act, and what it staked another', () => {
  const { words, about } = tell([...swap, ...add, ['farm', lp, account, book.farm, 20n * one]])
  // The 1,000 LOVE that were not added stay with the account.
  expect(words).toBe('Zapped 1.5 ETH into LOVE-ETH, staked 20 LOVE-ETH LP')
  expect(about).toMatchObject([{ raw: (3n * one) / 2n, token: { symbol: 'ETH' } }])
})

test('behavior: more than one swap is told by what it came to', () => {
  expect(words(...swap, ['swap', usdt, account, pair, 5_000_000n])).toBe(
    'Swapped 1 ETH and 5 USDT for 2,000 LOVE',
  )
  expect(words(...swap, ['swap', love, account, pair, 2_000n * one])).toBe('Sent 1 ETH to a pair')
})

test('behavior: harvests say from where, as far as that is known', () => {
  const reward: Parts = ['farm', love, book.farm, account, 3n * one]
  const named = (pool: string) => (pool === '7' ? 'LOVE-BOBO' : undefined)
  expect(tell([reward, harvest(1, '7')], named).words).toBe('Harvested 3 LOVE from LOVE-BOBO')
  expect(tell([reward, harvest(1, '8')], named).words).toBe('Harvested 3 LOVE')
  expect(tell([reward, harvest(1, '7'), reward, harvest(3, '8')], named).words).toBe(
    'Harvested 6 LOVE from 2 pools',
  )
  expect(tell([harvest(0, '7')], named).words).toBe('Harvested nothing from LOVE-BOBO')
})

test('behavior: transfers name up to two others, and count more', () => {
  expect(words(['transfer', love, bob, account, one])).toBe('Received 1 LOVE from Bob')
  expect(words(['transfer', love, account, bob, one], ['transfer', lp, account, cid, one])).toBe(
    'Sent 1 LOVE and 1 LOVE-ETH LP to Bob and Cid',
  )
  expect(words(...[bob, cid, dan].map((to): Parts => ['transfer', love, account, to, one]))).toBe(
    'Sent 3 LOVE to 3 addresses',
  )
  expect(words(['transfer', love, nobody, account, one])).toBe('Received 1 LOVE, newly minted')
  expect(words(['transfer', love, account, nobody, one])).toBe('Burned 1 LOVE')
  expect(words(['transfer', love, account, account, one])).toBe('Sent LOVE to itself')
})

test('behavior: allowances are told where nothing else happened', () => {
  const allow: Parts = ['approval', love, account, bob, one]
  expect(words(allow)).toBe('Allowed Bob to spend up to 1 LOVE')
  expect(words(['approval', love, account, bob, 2n ** 256n - 1n])).toBe('Allowed Bob to spend unlimited LOVE')
  expect(words(['approval', love, account, bob, 0n])).toBe('Revoked Bob’s allowance for LOVE')
  expect(words(['approval', love, bob, account, one])).toBe('Bob allowed this address to spend up to 1 LOVE')
  expect(words(['approval', love, bob, account, 0n])).toBe('Bob revoked this address’s allowance for LOVE')
  expect(words(allow, ...swap)).toBe('Swapped 1 ETH for 2,000 LOVE')
})

test('error: nothing of ours, or nothing of its own, is no news', () => {
  expect(tell([['transfer', `0x${'99'.repeat(20)}`, bob, account, one]])).toEqual({
    words: 'Nothing of its own moved',
    about: [],
  })
  expect(words(['transfer', love, bob, cid, one])).toBe('Nothing of its own moved')
})
