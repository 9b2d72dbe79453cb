import { devnet } from '@love/contracts/deployments/1337'
import { lpToken } from '@love/protocol/pairs/pair'
import { loveEth } from '@love/protocol/pairs/pairs'
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
const fine = { status: 'fine', block: 7n, gas: [1n], positions: [] } as const
const changes = [
  { ...paid, before: 1_000_000_000n, after: 900_000_000n },
  { ...got, before: 0n, after: 6n * 10n ** 18n },
]

test('default: what goes, what comes and what is left', () => {
  const markup = shown({ ...fine, changes })
  for (const text of ['−100 USDT', 'new balance 900 USDT', '+6 LOVE', 'new balance 6 LOVE', 'block 7'])
    expect(markup).toContain(text)
})

test('behavior: one wei is less than what can be shown, and the exact figure is on hover', () => {
  const wei = { ...got, before: 10n ** 18n, after: 10n ** 18n - 1n, least: -1n }
  const markup = shown({ ...fine, changes: [wei] })
  expect(markup).toContain('title="-0.000000000000000001 LOVE">−&lt;0.000001 LOVE')
  expect(markup).toContain('title="0.999999999999999999 LOVE"> · new balance 0.999999 LOVE')
})

test('behavior: what promises nothing says that it works, without an empty list', () => {
  const markup = shown({ ...fine, changes: [] })
  expect(markup).toContain('Simulation passed.')
  expect(markup).not.toContain('<ul')
})

test('behavior: less than promised is said', () => {
  const [, last] = changes
  const short = last ? [{ ...last, after: 4n * 10n ** 18n, isShort: true }] : []
  const markup = shown({ ...fine, status: 'short', changes: short })
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
    ...fine,
    block: 1_234n,
    changes: [...changes.slice(0, 1), idle],
  } as const
  const markup = renderToStaticMarkup(<Effects simulation={simulation} price={price} />)
  expect(markup).toContain(' ($100.00) · new balance 900 USDT')
  expect(markup).not.toContain('LOVE')
  expect(markup).toContain('block 1,234')
})

test('behavior: what is staked and owed has its line with dollars, and says so when it is not known', () => {
  const lp = { ...lpToken(loveEth), symbol: 'LP' }
  const staked = { words: 'Staked in LOVE-ETH', token: lp, questions: [] }
  const pending = { words: 'Pending rewards in LOVE-ETH', token: love, questions: [] }
  const positions = [
    { ...staked, before: 10n ** 18n, after: 3n * 10n ** 18n },
    { ...pending, before: 685n * 10n ** 18n, after: 0n },
  ]
  const price = (token: Token) => (token === lp ? fraction(5n) : fraction(1n, 100n))
  const markup = renderToStaticMarkup(
    <Effects simulation={{ ...fine, changes: [], positions }} price={price} />,
  )
  expect(markup).toContain('Staked in LOVE-ETH: +2 LP')
  expect(markup).toContain(' ($10.00) · new total 3 LP')
  expect(markup).toContain('Pending rewards in LOVE-ETH: −685 LOVE')
  expect(markup).toContain(' ($6.85) · new total 0 LOVE')
  const unknown = [{ ...staked, before: undefined, after: undefined }]
  expect(shown({ ...fine, changes: [], positions: unknown })).toContain(
    'Staked in LOVE-ETH: the simulation could not measure this.',
  )
})
