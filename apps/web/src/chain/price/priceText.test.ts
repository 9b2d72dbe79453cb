import { expect, test } from 'vitest'
import { parsePriceReply } from './priceReply.ts'
import { priceText } from './priceText.ts'

const known = (body: unknown) => {
  const reply = parsePriceReply(body)
  return priceText(reply ? { status: 'known', reply } : { status: 'failed' })
}

test('default: price and change in a few characters', () => {
  expect(known({ usd: '0.0098791234', change24h: '0.0123' })).toEqual({
    text: 'LOVE $0.009879',
    change: '+1.23%',
    spoken: 'One LOVE is $0.009879, +1.23% in 24 hours',
    light: 'node-green',
    isOld: false,
  })
})

test('behavior: without history there is no change, an old price says so', () => {
  expect(known({ usd: '1', change24h: null, stale: true })).toEqual({
    text: 'LOVE $1',
    spoken: 'One LOVE is $1, out of date: the node is not responding',
    light: 'node-yellow',
    isOld: true,
  })
  expect(known({ usd: '1', change24h: '-0.5' }).change).toBe('-50.00%')
})

test('behavior: a try that failed turns the light yellow at once; when all fail the last price stays, under a red one', () => {
  const reply = parsePriceReply({ usd: '1', change24h: null })
  if (!reply) throw new Error('No price.')
  const trouble = 'The server cannot be reached.'
  expect(priceText({ status: 'known', reply, trouble })).toEqual({
    text: 'LOVE $1',
    spoken: 'One LOVE is $1. The server cannot be reached.',
    light: 'node-yellow',
    isOld: false,
  })
  expect(priceText({ status: 'known', reply, trouble, isLost: true })).toMatchObject({
    text: 'LOVE $1',
    spoken: 'One LOVE is $1, out of date. The server cannot be reached.',
    light: 'node-red',
    isOld: true,
  })
})

test('behavior: a price that one node alone vouches for says so', () => {
  expect(known({ usd: '1', change24h: null, nodes: 1 }).spoken).toBe('One LOVE is $1, from one node')
  expect(known({ usd: '1', change24h: null, nodes: 2 }).spoken).toBe('One LOVE is $1')
})

test('error: no price has its reason, nonsense reads like a server that is away', () => {
  expect(known({ usd: null, reason: 'no liquidity in LOVE-USDT' }).spoken).toBe(
    'LOVE price unavailable: no liquidity in LOVE-USDT',
  )
  for (const body of [undefined, null, 7, 'x', {}, { usd: 1 }, { usd: 'NaN' }, { usd: '1e9' }])
    expect(known(body)).toMatchObject({ text: 'LOVE n/a', light: 'node-red' })
})
