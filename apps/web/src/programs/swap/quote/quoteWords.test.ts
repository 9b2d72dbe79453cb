import { devnet } from '@love/contracts/deployments/1337'
import { testStates } from '@love/protocol/test/testStates'
import { expect, test } from 'vitest'
import { readSwapLink } from '../form/swapForm.ts'
import { quoteView } from './quoteView.ts'
import { feeWords, priceWords, routeWords, spokenWords } from './quoteWords.ts'

const states = testStates({
  'LOVE-ETH': { base: 3n * 10n ** 25n, other: 10n ** 20n },
  'LOVE-USDT': { base: 10n ** 25n, other: 10n ** 11n },
})

function view(search: string, fees = {}) {
  return quoteView({ form: readSwapLink(`/swap?${search}`, devnet).form, states, fees })
}

function quote(search: string, fees = {}) {
  const found = view(search, fees)
  if (found.status !== 'quoted') throw new Error('The test has no quote.')
  return found.quote
}

test('default: the price both ways, and the way through the pools', () => {
  const one = quote('from=USDT&to=WETH&amount=30')
  expect(priceWords(one, false)).toMatch(/^1 USDT = 0\.000\d+ WETH$/)
  expect(priceWords(one, true)).toMatch(/^1 WETH = 3,0\d\d\.\d+ USDT$/)
  expect(routeWords(one)).toBe('USDT → LOVE → WETH')
})

test('behavior: only tokens that keep something are named', () => {
  expect(feeWords(quote('amount=1'))).toEqual([])
  expect(feeWords(quote('amount=1', { LOVE: 150n }))).toEqual(['LOVE charges 1.5% on every transfer'])
})

test('behavior: what is read out', () => {
  expect(spokenWords(view(''))).toBe('')
  expect(spokenWords(view('amount=1'))).toBe('1 ETH for 296,147.41 LOVE. You lose 1.28% to this swap.')
  expect(spokenWords(view('amount=0.5'))).toMatch(/^0\.5 ETH for [\d,.]+ LOVE\.$/)
  expect(spokenWords(view('amount=x'))).toContain('"x" is not an amount.')
})
