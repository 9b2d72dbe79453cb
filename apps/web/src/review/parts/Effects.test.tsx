import { devnet } from '@love/contracts/deployments/1337'
import { unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { love, usdt } from '@love/protocol/tokens/tokens'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SimulationState } from '../simulation/useSimulation.ts'
import { Effects } from './Effects.tsx'

const shown = (simulation: SimulationState) => renderToStaticMarkup(<Effects simulation={simulation} />)
const paid = { token: usdt, address: devnet.tokens.USDT, least: -100_000_000n, isShort: false } as const
const got = { token: love, address: devnet.tokens.LOVE, least: 5n * 10n ** 18n, isShort: false } as const
const changes = [
  { ...paid, before: 1_000_000_000n, after: 900_000_000n },
  { ...got, before: 0n, after: 6n * 10n ** 18n },
]

test('default: what goes, what comes and what is left', () => {
  const markup = shown({ status: 'fine', block: 7n, gas: [1n], changes })
  for (const text of ['−100 USDT', 'new balance 900 USDT', '+6 LOVE', 'new balance 6 LOVE', 'block 7'])
    expect(markup).toContain(text)
})

test('behavior: one wei is less than what can be shown, and the exact figure is on hover', () => {
  const wei = { ...got, before: 10n ** 18n, after: 10n ** 18n - 1n, least: -1n }
  const markup = shown({ status: 'fine', block: 7n, gas: [1n], changes: [wei] })
  expect(markup).toContain('title="-0.000000000000000001 LOVE">−&lt;0.000001 LOVE')
  expect(markup).toContain('title="0.999999999999999999 LOVE"> · new balance 0.999999 LOVE')
})

test('behavior: what promises nothing says that it works, without an empty list', () => {
  const markup = shown({ status: 'fine', block: 7n, gas: [1n], changes: [] })
  expect(markup).toContain('Simulation passed.')
  expect(markup).not.toContain('<ul')
})

test('behavior: less than promised is said', () => {
  const [, last] = changes
  const short = last ? [{ ...last, after: 4n * 10n ** 18n, isShort: true }] : []
  const markup = shown({ status: 'short', block: 7n, gas: [1n], changes: short })
  expect(markup).toContain('Less than the minimum of 5 LOVE.')
})

test('behavior: a failure and a missing simulation are said, and are not the same', () => {
  expect(shown({ status: 'fails', words: 'This transaction would fail: No.' })).toContain('role="alert"')
  const unavailable = shown({ status: 'unavailable', words: 'No node can.' })
  expect(unavailable).toContain('Simulation unavailable')
  expect(unavailable).toContain('No node can.')
  expect(shown({ status: 'simulating' })).toContain('<progress')
})

test('behavior: dollars stand beside a change where there is a price, and what does not change has no line', () => {
  const price = (token: Token) => (token === usdt ? fraction(1n) : unavailable('no liquidity'))
  const idle = { ...got, before: 5n, after: 5n, least: 0n }
  const simulation = {
    status: 'fine',
    block: 1_234n,
    gas: [1n],
    changes: [...changes.slice(0, 1), idle],
  } as const
  const markup = renderToStaticMarkup(<Effects simulation={simulation} price={price} />)
  expect(markup).toContain(' ($100.00) · new balance 900 USDT')
  expect(markup).not.toContain('LOVE')
  expect(markup).toContain('block 1,234')
})
