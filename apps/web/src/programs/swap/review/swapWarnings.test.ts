import { devnet } from '@love/contracts/deployments/1337'
import { testStates } from '@love/protocol/test/testStates'
import { eth, love, usdt } from '@love/protocol/tokens/tokens'
import { expect, test } from 'vitest'
import { readSlippage } from '../../../trading/slippage.ts'
import { readSwapLink } from '../form/swapForm.ts'
import { quoteView } from '../quote/quoteView.ts'
import { type SwapWarningsParameters, swapWarnings } from './swapWarnings.ts'

function warn(
  amount: string,
  change: Partial<SwapWarningsParameters> & { fees?: Record<string, bigint> } = {},
) {
  const view = quoteView({
    form: readSwapLink(`/swap?amount=${amount}`, devnet).form,
    states: testStates({ 'LOVE-ETH': { base: 3n * 10n ** 25n, other: 10n ** 20n } }),
    fees: change.fees ?? {},
  })
  if (view.status !== 'quoted') throw new Error('The test has no quote.')
  const plain = { quote: view.quote, slippage: readSlippage('0.5'), unchecked: [], unlimited: undefined }
  return swapWarnings({ ...plain, ...change })
}

test('default: a small trade with usual slippage has nothing to warn about', () => {
  expect(warn('0.1')).toEqual({ headline: undefined, warnings: [], typedWord: undefined })
})

test('behavior: a word must be typed from a 15% loss and above 5% slippage', () => {
  expect(warn('5').typedWord).toBeUndefined()
  expect(warn('5').headline).toMatch(/^You would lose 5\.03% to this swap\./)
  expect(warn('2')).toMatchObject({
    headline: undefined,
    warnings: [expect.stringMatching(/^You lose 2\.2\d% to this swap\.$/)],
  })
  expect(warn('20').typedWord).toBe('SWAP')
  expect(warn('0.1', { slippage: readSlippage('5') }).typedWord).toBeUndefined()
  expect(warn('0.1', { slippage: readSlippage('5.01') }).typedWord).toBe('SWAP')
})

test('behavior: taxes, unlimited approvals and unchecked tokens are named', () => {
  const { warnings } = warn('0.1', { fees: { LOVE: 100n }, unlimited: usdt, unchecked: [love, usdt, eth] })
  expect(warnings).toEqual([
    'You lose 1.4% to this swap.',
    'LOVE charges 1% on every transfer. The amounts above include it.',
    'Could not check ETH and LOVE for a fee on transfer.',
    'The router could spend all your USDT, now or later, until you revoke the approval.',
  ])
})
