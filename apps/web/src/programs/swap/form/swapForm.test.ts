import { devnet } from '@love/contracts/deployments/1337'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { swapTokens } from '../swapTokens.ts'
import { readSwapLink, swapPath, turnAround, withFrom, withTo } from './swapForm.ts'

const read = (path: string) => {
  const { form, unknown } = readSwapLink(path, devnet)
  return { from: form.from.symbol, to: form.to.symbol, text: form.text, exact: form.exact, unknown }
}
const wrongCase = (address: string) =>
  `0x${address.slice(2).replace(/[a-f]/i, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))}`
const plain = { from: 'ETH', to: 'LOVE', text: '', exact: 'in', unknown: [] }

test('default: ether for LOVE, or what the link asks for', () => {
  expect(read('/swap')).toEqual(plain)
  expect(read('/swap?from=usdt&to=WBTC&amount=12.5')).toEqual({
    ...plain,
    from: 'USDT',
    to: 'WBTC',
    text: '12.5',
  })
  expect(read('/swap?to=WAR3&amount=7&exact=out')).toEqual({ ...plain, to: 'WAR3', text: '7', exact: 'out' })
})

test('behavior: known addresses are tokens too, that of WETH is WETH', () => {
  const { LOVE, WETH } = devnet.tokens
  expect(read(`/swap?from=${LOVE}&to=${WETH.toLowerCase()}`)).toEqual({ ...plain, from: 'LOVE', to: 'WETH' })
})

test('error: an address with a wrong checksum is not taken for the token that it almost is', () => {
  const { WBTC, LOVE } = devnet.tokens
  const link = readSwapLink(`/swap?from=${wrongCase(WBTC)}&to=${wrongCase(LOVE)}`, devnet)
  expect(link).toMatchObject({ unknown: ['from', 'to'], misspelt: ['from', 'to'] })
  expect(link.form.from.symbol).toBe('ETH')
  expect(readSwapLink(`/swap?to=${WBTC}`, devnet)).toMatchObject({ unknown: [], misspelt: [] })
  expect(readSwapLink('/swap?to=nonsense', devnet)).toMatchObject({ unknown: ['to'], misspelt: [] })
})

test('behavior: one side alone never meets itself', () => {
  expect(read('/swap?from=LOVE')).toEqual({ ...plain, from: 'LOVE', to: 'ETH' })
  expect(read('/swap?to=ETH')).toEqual({ ...plain, from: 'LOVE', to: 'ETH' })
})

test.each([
  `0x${'0'.repeat(40)}`,
  devnet.router,
  devnet.farm,
  devnet.tokens.FAITH,
  'FAITH',
  '__proto__',
  'ЕТН',
  '☃',
])('error: %s is not taken as a token #listed-only', (name) => {
  expect(read(`/swap?from=${encodeURIComponent(name)}&to=USDT`)).toEqual({
    ...plain,
    to: 'USDT',
    unknown: ['from'],
  })
})

test('behavior: bad values are dropped one by one, what belongs to nothing is ignored #strange-links', () => {
  const link = `/swap?from=nonsense&to=USDT&recipient=${devnet.router}&exact=maybe&chainId=9#x`
  expect(read(link)).toEqual({ ...plain, to: 'USDT', unknown: ['from'] })
  expect(read('/swap?amount=1e400').text).toBe('1e400')
  expect(read('/swap?%ff=%ff&from=%ff').unknown).toEqual(['from'])
})

test('behavior: endless and repeated parameters are harmless', () => {
  expect(read(`/swap?amount=${'1'.repeat(100_000)}`).text).toHaveLength(200)
  expect(read(`/swap?from=${'L'.repeat(100_000)}`).unknown).toEqual(['from'])
  expect(read(`/swap?${'from=LOVE&'.repeat(1_000)}to=ETH`)).toEqual({ ...plain, from: 'LOVE', to: 'ETH' })
})

test('behavior: every form reads back from its own address', () => {
  const token = fc.constantFrom(...swapTokens)
  const form = fc.record({
    from: token,
    to: token,
    text: fc.string({ maxLength: 30 }).map((text) => text.trim()),
    exact: fc.constantFrom('in' as const, 'out' as const),
  })
  fc.assert(
    fc.property(form, (one) => {
      expect(readSwapLink(swapPath(one), devnet).form).toEqual(one)
    }),
  )
})

test('behavior: turned around, it pays what it would have received', () => {
  const { form } = readSwapLink('/swap?from=ETH&to=LOVE&amount=5&exact=out', devnet)
  expect(swapPath(turnAround(form, '12.5'))).toBe('/swap?from=LOVE&to=ETH&amount=12.5')
  expect(swapPath(turnAround(form, undefined))).toBe('/swap?from=LOVE&to=ETH&amount=5')
})

test('behavior: the token of the other side changes places with it', () => {
  const { form } = readSwapLink('/swap?from=ETH&to=LOVE&amount=1', devnet)
  const symbols = ({ from, to }: typeof form) => [from.symbol, to.symbol]
  expect(symbols(withFrom(form, form.to))).toEqual(['LOVE', 'ETH'])
  expect(symbols(withTo(form, form.from))).toEqual(['LOVE', 'ETH'])
  expect(withTo(form, form.from).text).toBe('1')
})
