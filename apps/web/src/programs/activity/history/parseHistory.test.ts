import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseHistory } from './parseHistory.ts'

const address = `0x${'a1'.repeat(20)}`
const movement = {
  ...{ at: 3, kind: 'transfer', program: 'swap', contract: address, pair: '', from: address, to: address },
  ...{ amount: '12', other: null, shares: null },
}
const transaction = {
  ...{ hash: `0x${'ab'.repeat(32)}`, block: 7, timestamp: 1_800_000_000, isCut: false },
  ...{ movements: [movement], prices: { LOVE: '0.01' } },
}
const reply = {
  ...{ block: '812', timestamp: 1_800_000_000, account: address, since: 1_700_000_000, next: '7.3' },
  ...{ transactions: [transaction], prices: { ETH: '3000' } },
}

test('default: an answer of the server is read as it is', () => {
  expect(parseHistory(reply)).toEqual(reply)
  expect(parseHistory({ ...reply, since: null, next: null, transactions: [] })).toMatchObject({ since: null })
})

test('error: with one part that cannot be read nothing is claimed', () => {
  const moved = (change: object) => ({
    ...reply,
    transactions: [transaction, { ...transaction, movements: [{ ...movement, ...change }] }],
  })
  for (const body of [
    null,
    { ...reply, block: 812 },
    { ...reply, account: '0x12' },
    { ...reply, next: '__proto__' },
    { ...reply, since: -1 },
    { ...reply, transactions: {} },
    { ...reply, transactions: [{ ...transaction, hash: '0x12' }] },
    { ...reply, transactions: [{ ...transaction, isCut: 'no' }] },
    moved({ at: -1 }),
    moved({ kind: 'gift' }),
    moved({ program: 'love' }),
    moved({ amount: '1.5' }),
    moved({ amount: '9'.repeat(79) }),
    moved({ from: address.toUpperCase() }),
    moved({ pair: 'LOVE-ETH' }),
    moved({ other: 3 }),
  ])
    expect(parseHistory(body)).toBeUndefined()
})

test('error: a price that is none is missing', () => {
  const prices = { LOVE: '-1', ETH: '1e9', USDT: 1, WAR3: '2.5' }
  expect(parseHistory({ ...reply, prices })?.prices).toEqual({ WAR3: '2.5' })
})

test('error: no text crashes it', () => {
  fc.assert(fc.property(fc.anything(), (body) => void parseHistory(body)))
})
