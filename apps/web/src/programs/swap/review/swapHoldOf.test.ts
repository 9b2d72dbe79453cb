import { devnet } from '@love/contracts/deployments/1337'
import type { Quote } from '@love/protocol/quotes/quote'
import { testStates } from '@love/protocol/test/testStates'
import { expect, test } from 'vitest'
import { readSwapLink } from '../form/swapForm.ts'
import { quoteView } from '../quote/quoteView.ts'
import { type SwapHoldParameters, swapHoldOf } from './swapHoldOf.ts'

function quote(search: string): Quote {
  const view = quoteView({
    form: readSwapLink(`/swap?${search}`, devnet).form,
    states: testStates({ 'LOVE-ETH': { base: 3n * 10n ** 25n, other: 10n ** 20n } }),
    fees: {},
  })
  if (view.status !== 'quoted') throw new Error('The test has no quote.')
  return view.quote
}

const sold = quote('amount=1')
const bought = quote('amount=1000&exact=out')

function hold(agreed: Quote, now: Quote, change: Partial<SwapHoldParameters> = {}) {
  return swapHoldOf({
    agreed: { quote: agreed, timestamp: 1_000n },
    now: { status: 'quoted', quote: now },
    timestamp: 1_004n,
    isRecent: true,
    ...change,
  })
}

const receiving = (thousandths: bigint): Quote => ({
  ...sold,
  amountOut: { ...sold.amountOut, raw: (sold.amountOut.raw * thousandths) / 100_000n },
})
const paying = (thousandths: bigint): Quote => ({
  ...bought,
  amountIn: { ...bought.amountIn, raw: (bought.amountIn.raw * thousandths) / 100_000n },
})

test('default: the same, a better, or a hardly worse price goes on', () => {
  for (const part of [100_000n, 120_000n, 99_901n]) expect(hold(sold, receiving(part))).toBeUndefined()
  for (const part of [100_000n, 80_000n, 100_099n]) expect(hold(bought, paying(part))).toBeUndefined()
})

test('behavior: worse by more than a thousandth must be accepted #minimum-received', () => {
  const changed = { words: expect.stringContaining('The price moved'), canAccept: true }
  expect(hold(sold, receiving(99_899n))).toEqual(changed)
  expect(hold(bought, paying(100_101n))).toEqual(changed)
})

test('behavior: old prices are not sent, and cannot be accepted', () => {
  expect(hold(sold, sold, { isRecent: false })).toMatchObject({ canAccept: false })
  expect(hold(sold, sold, { timestamp: undefined })).toMatchObject({ canAccept: false })
  expect(hold(sold, sold, { timestamp: 1_601n })).toMatchObject({ canAccept: true })
})

test('error: a price that is gone says why', () => {
  const now = { status: 'refused', concerns: 'amount', reason: 'No liquidity.' } as const
  expect(hold(sold, sold, { now })).toEqual({
    words: 'No price available. No liquidity.',
    canAccept: false,
  })
  expect(hold(sold, sold, { now: { status: 'waiting' } })).toMatchObject({ canAccept: false })
})
