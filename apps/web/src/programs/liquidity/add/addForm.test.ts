import type { PoolState } from '@love/protocol/liquidity/pool'
import { loveEth, loveWbtc } from '@love/protocol/pairs/pairs'
import fc from 'fast-check'
import { parseEther, parseUnits } from 'viem'
import { expect, test } from 'vitest'
import { type AddContext, addView, mostOf, nothingTyped, typeInto } from './addForm.ts'

const reserves = { base: parseEther('20000000'), other: parseEther('64') }
const pool: PoolState = {
  reserves,
  balances: reserves,
  supply: parseEther('35777'),
  lastProduct: 0n,
  sharesFees: false,
}
const context: AddContext = {
  pair: loveEth,
  pool,
  held: 0n,
  balances: { base: parseEther('1000000'), other: parseEther('5') },
  fee: parseEther('0.001'),
}
const typed = (side: 'base' | 'other', text: string, over: Partial<AddContext> = {}) =>
  addView(typeInto(nothingTyped, side, text), { ...context, ...over })

test('default: either side fills the other by the exact ratio', () => {
  expect(typed('base', '1000000').texts).toEqual({ base: '1000000', other: '3.2' })
  expect(typed('other', '3.2').texts).toEqual({ base: '1000000', other: '3.2' })
  expect(typed('other', '3.2').deposit?.preview.taken).toEqual({
    base: parseEther('1000000'),
    other: parseEther('3.2'),
  })
})

test('behavior: what is typed stays as it is, letter by letter', () => {
  expect(typed('base', ' 12.50').texts.base).toBe(' 12.50')
  expect(typed('base', '12.').texts).toEqual({ base: '12.', other: '0.0000384' })
})

test('behavior: nothing typed is no error, and neither side is filled', () => {
  expect(typed('base', '')).toEqual({ texts: { base: '', other: '' }, errors: {} })
})

test.each(['1e3', '-1', 'NaN', '1,000', '１', '0x10', '1.0000000000000000001', '0', '9'.repeat(80)])(
  'error: %j is a field error with words, and the other side stays empty or plain',
  (text) => {
    const view = typed('base', text)
    expect(view.errors.base).toMatch(/\.$/)
    expect(view.deposit).toBeUndefined()
    expect(view.texts.other).toMatch(/^[\d.]*$/)
  },
)

test('error: too little for one LP token', () => {
  expect(typed('base', '0.000000000000000001').errors.base).toMatch('too small to receive LP tokens')
})

test('error: more than a balance, and ether that leaves nothing for the fee', () => {
  expect(typed('base', '1000001').errors).toEqual({ base: 'Insufficient balance: you have 1,000,000 LOVE.' })
  const rich = { base: parseEther('100000000'), other: parseEther('5') }
  expect(typed('other', '5', { balances: rich }).errors.other).toBe(
    'Keep about 0.001 ETH for the network fee.',
  )
  expect(typed('other', '5.1', { balances: rich }).errors.other).toBe('Insufficient balance: you have 5 ETH.')
  expect(typed('base', '1000001', { balances: undefined }).errors).toEqual({})
})

test('behavior: the most respects both balances and keeps twice the fee', () => {
  expect(mostOf('other', nothingTyped, context)).toEqual({
    side: 'base',
    texts: { base: '1000000', other: '' },
  })
  const rich = { ...context, balances: { base: parseEther('100000000'), other: parseEther('5') } }
  const most = mostOf('base', nothingTyped, rich)
  expect(most).toEqual({ side: 'other', texts: { base: '', other: '4.998' } })
  expect(most && addView(most, rich).errors).toEqual({})
  expect(mostOf('base', nothingTyped, { ...context, balances: undefined })).toBeUndefined()
})

test('behavior: a part is one of the most that both balances allow, short enough to read', () => {
  const balances = { base: parseEther('1000000'), other: parseEther('5.123456789123456789') }
  const part = (percent: number, over: Partial<AddContext> = {}) =>
    mostOf('other', nothingTyped, { ...context, balances, ...over }, { percent })?.texts
  expect(part(25)).toEqual({ base: '250000', other: '' })
  expect(part(75)).toEqual({ base: '750000', other: '' })
  expect(part(50, { pool: undefined })).toEqual({ base: '', other: '2.560728' })
})

test('behavior: the most is never refused for a shortage, whatever the balances', () => {
  const balance = fc.bigInt({ min: 0n, max: parseEther('1000000000') })
  fc.assert(
    fc.property(balance, balance, balance, (base, other, fee) => {
      const any = { ...context, balances: { base, other }, fee }
      const most = mostOf('base', nothingTyped, any)
      if (!most) throw new Error('Nothing was found.')
      expect(Object.values(addView(most, any).errors).join()).not.toMatch(/only|Keep/)
    }),
  )
})

test('behavior: without a ratio both amounts are typed, and the first provider sets the price', () => {
  for (const empty of [undefined, { ...pool, reserves: { base: 0n, other: 0n }, supply: 0n }]) {
    const first = { ...context, pool: empty }
    const half = typeInto(nothingTyped, 'base', '1000')
    expect(addView(half, first)).toEqual({ texts: { base: '1000', other: '' }, errors: {} })
    const both = addView(typeInto(half, 'other', '2'), first)
    expect(both.deposit?.preview.setsPrice).toBe(true)
    const broken = addView(typeInto(typeInto(half, 'base', 'x'), 'other', '2'), first)
    expect(Object.keys(broken.errors)).toEqual(['base'])
    expect(mostOf('other', half, first)?.texts).toEqual({ base: '1000', other: '4.998' })
  }
})

test('error: a pool with one token only cannot be added to', () => {
  const oneSided = { ...pool, reserves: { base: 5n, other: 0n } }
  expect(typed('base', '1', { pool: oneSided }).errors.base).toMatch('holds only one of its two tokens')
  expect(mostOf('base', nothingTyped, { ...context, pool: oneSided })?.texts.base).toBe('1000000')
})

test('behavior: few decimals are never invented', () => {
  const wbtc = {
    ...context,
    pair: loveWbtc,
    pool: { ...pool, reserves: { base: parseEther('6000000'), other: parseUnits('0.9375', 8) } },
  }
  expect(addView(typeInto(nothingTyped, 'base', '1'), wbtc).texts.other).toBe('0.00000015')
})
