import { devnet } from '@love/contracts/deployments/1337'
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
  for (const text of ['−100 USDT', 'leaves 900 USDT', '+6 LOVE', 'leaves 6 LOVE', 'block 7'])
    expect(markup).toContain(text)
})

test('behavior: one wei is less than what can be shown, and the exact figure is on hover', () => {
  const wei = { ...got, before: 10n ** 18n, after: 10n ** 18n - 1n, least: -1n }
  const markup = shown({ status: 'fine', block: 7n, gas: [1n], changes: [wei] })
  expect(markup).toContain('title="-0.000000000000000001 LOVE">−&lt;0.000001 LOVE')
  expect(markup).toContain('title="0.999999999999999999 LOVE">leaves 0.999999 LOVE')
})

test('behavior: what promises nothing says that it works, without an empty list', () => {
  const markup = shown({ status: 'fine', block: 7n, gas: [1n], changes: [] })
  expect(markup).toContain('It would work.')
  expect(markup).not.toContain('<ul')
})

test('behavior: less than promised is said', () => {
  const [, last] = changes
  const short = last ? [{ ...last, after: 4n * 10n ** 18n, isShort: true }] : []
  const markup = shown({ status: 'short', block: 7n, gas: [1n], changes: short })
  expect(markup).toContain('That is less than promised: +5 LOVE is the limit.')
})

test('behavior: a failure and a missing simulation are said, and are not the same', () => {
  expect(shown({ status: 'fails', words: 'It would fail: No.' })).toContain('role="alert"')
  const unavailable = shown({ status: 'unavailable', words: 'No node can.' })
  expect(unavailable).toContain('could not be simulated')
  expect(unavailable).toContain('No node can.')
  expect(shown({ status: 'simulating' })).toContain('<progress')
})
