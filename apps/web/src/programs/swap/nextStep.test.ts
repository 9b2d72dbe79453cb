import { devnet } from '@love/contracts/deployments/1337'
import { parseAmount } from '@love/protocol/amounts/parseAmount'
import { testStates } from '@love/protocol/test/testStates'
import { eth, usdt } from '@love/protocol/tokens/tokens'
import { expect, test } from 'vitest'
import { readSwapLink } from './form/swapForm.ts'
import { type NextStepParameters, nextStep } from './nextStep.ts'
import { quoteView } from './quote/quoteView.ts'

const view = quoteView({
  form: readSwapLink('/swap?amount=1', devnet).form,
  states: testStates({ 'LOVE-ETH': { base: 3n * 10n ** 25n, other: 10n ** 20n } }),
  fees: {},
})
const ready: NextStepParameters = {
  connection: { isConnected: true, isSupported: true },
  view,
  most: parseAmount('1', eth),
  balances: { ETH: 2n * 10n ** 18n, USDT: 5_000_000n },
  fee: 10n ** 15n,
  hasSlippage: true,
  isChecking: false,
  isRecent: true,
}
const step = (change: Partial<NextStepParameters>) => nextStep({ ...ready, ...change })
const words = (change: Partial<NextStepParameters>) => {
  const next = step(change)
  return next.kind === 'none' ? [next.words, next.field] : next.kind
}

test('default: everything is there', () => {
  expect(words({})).toBe('review')
})

test('behavior: without a wallet, or with one elsewhere, that comes first', () => {
  expect(words({ connection: { isConnected: false, isSupported: false }, view: { status: 'empty' } })).toBe(
    'connect',
  )
  expect(words({ connection: { isConnected: true, isSupported: false } })).toBe('switch')
})

test('behavior: the button says what is missing', () => {
  expect(words({ view: { status: 'empty' } })).toEqual(['Enter an amount', undefined])
  expect(words({ view: { status: 'waiting' } })).toEqual(['Loading prices…', undefined])
  const refused = { status: 'refused', reason: '' } as const
  expect(words({ view: { ...refused, concerns: 'amount' } })).toEqual(['Check the amount', undefined])
  expect(words({ view: { ...refused, concerns: 'tokens' } })).toEqual(['No route found', undefined])
  expect(words({ hasSlippage: false })).toEqual(['Check the slippage', undefined])
  expect(words({ balances: undefined })).toEqual(['Loading your balances…', undefined])
  expect(words({ isChecking: true })).toEqual(['Checking for transfer fees…', undefined])
  expect(words({ isRecent: false })).toEqual(['Prices are stale, refreshing…', undefined])
})

test('error: too little of the token, or of ether for the fee', () => {
  expect(words({ most: parseAmount('5.000001', usdt) })).toEqual(['Not enough USDT', 'You have 5 USDT.'])
  expect(words({ most: parseAmount('2', eth) })).toEqual([
    'Not enough ETH for the network fee',
    'The network fee is about 0.001 ETH, on top of the amount.',
  ])
  expect(words({ most: parseAmount('5', usdt), balances: { ETH: 1n, USDT: 5_000_000n } })).toEqual([
    'Not enough ETH for the network fee',
    expect.any(String),
  ])
})
