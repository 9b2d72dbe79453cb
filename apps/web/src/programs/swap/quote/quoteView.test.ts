import { devnet } from '@love/contracts/deployments/1337'
import { testStates } from '@love/protocol/test/testStates'
import { expect, test } from 'vitest'
import { readSwapLink } from '../form/swapForm.ts'
import { quoteView } from './quoteView.ts'

const states = testStates({
  'LOVE-ETH': { base: 3n * 10n ** 25n, other: 10n ** 20n },
  'LOVE-USDT': { base: 10n ** 25n, other: 10n ** 11n },
  'LOVE-BOBO': { base: 5n, other: 0n },
})

function view(search: string, known: typeof states | undefined = states, fees = {}) {
  const { form } = readSwapLink(`/swap?${search}`, devnet)
  return quoteView({ form, states: known, fees })
}

test('default: either side can be exact', () => {
  const sold = view('amount=1')
  const bought = view('amount=1000&exact=out')
  expect(sold).toMatchObject({ status: 'quoted', quote: { exact: 'in', amountIn: { raw: 10n ** 18n } } })
  expect(bought).toMatchObject({ status: 'quoted', quote: { exact: 'out', amountOut: { raw: 10n ** 21n } } })
})

test('behavior: nothing typed, and nothing read yet', () => {
  expect(view('')).toEqual({ status: 'empty' })
  expect(
    quoteView({ form: readSwapLink('/swap?amount=1', devnet).form, states: undefined, fees: {} }),
  ).toEqual({
    status: 'waiting',
  })
})

test.each(['1e400', '-1', '0x10', '１', '1,000', 'NaN', '1.0000000000000000001', '0', '9'.repeat(300)])(
  'error: the amount %s is refused, not rounded',
  (text) => {
    expect(view(`amount=${encodeURIComponent(text)}`)).toMatchObject({
      status: 'refused',
      concerns: 'amount',
    })
  },
)

test('error: tokens that cannot be traded are told before an amount is typed', () => {
  expect(view('from=LOVE&to=LOVE')).toMatchObject({
    concerns: 'tokens',
    reason: expect.stringMatching('same token'),
  })
  expect(view('from=ETH&to=BOBO')).toMatchObject({
    concerns: 'tokens',
    reason: expect.stringMatching('liquidity'),
  })
  expect(view('from=ETH&to=WBTC')).toMatchObject({
    concerns: 'tokens',
    reason: expect.stringMatching('No route'),
  })
  expect(view('amount=1&exact=out', states, { LOVE: 100n })).toMatchObject({
    concerns: 'amount',
    reason: expect.stringMatching('fee on transfer'),
  })
})
