import { pairs } from '@love/protocol/pairs/pairs'
import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { type TestPortfolioParameters, testPool, testPortfolio } from '../../../../test/testPortfolio.ts'
import { createMoney } from '../../../chain/prices/createMoney.ts'
import { sumOf } from '../../../chain/prices/sumOf.ts'
import { type PictureOptions, pictureWords, shownPicture } from '../../../printScreen/shownPicture.ts'
import { portfolioGroups, shownGroups } from '../portfolioGroups.ts'
import { portfolioPicture } from './portfolioPicture.ts'

const whole = (count: bigint) => count * 10n ** 18n

function wordsOf(parameters: TestPortfolioParameters, options: Partial<PictureOptions> = {}): string {
  const portfolio = testPortfolio(parameters)
  const groups = shownGroups(portfolioGroups(portfolio), { withZeros: true })
  const money = createMoney('USD', () => fraction(1n))
  const total = sumOf(groups.flatMap(({ items }) => items).map(({ value }) => value))
  const spec = portfolioPicture({ portfolio, groups, money, total, chart: undefined, isOld: false })
  if (!spec) return 'nothing'
  const chosen = { hidesAmounts: true, hidesAddress: true, ...options }
  return pictureWords(shownPicture(spec, chosen, 'love.example'))
}

const owned: TestPortfolioParameters = {
  held: { LOVE: whole(30_000n), FAITH: whole(5n) },
  lp: { 'LOVE-USDT': whole(5n) },
  pools: pairs.map((pair, pid) => testPool(BigInt(pid), pair, pair.name === 'LOVE-USDT' ? whole(10n) : 0n)),
}

test('default: percentages and names, the largest first, and no address', () => {
  const text = wordsOf(owned)
  expect(text).toMatch(
    /^Portfolio\. Total: 4 assets\. LOVE: [\d.]+%\. LOVE-USDT staked: [\d.]+%\. LOVE-USDT LP: [\d.]+%\. FAITH: [\d.]+%\. Nov 14/,
  )
  expect(text).not.toMatch(/\$|0x/)
})

test('behavior: amounts and the address once they are shown', () => {
  const text = wordsOf(owned, { hidesAmounts: false, hidesAddress: false })
  expect(text).toMatch(/^Portfolio of 0x[\dA-Fa-f]{4}…[\dA-Fa-f]{4}\. Total: \$600\.10\. LOVE: \$300\.00\./)
})

test('behavior: what has no price is last and reads n/a; of many the rest is counted', () => {
  expect(wordsOf({ held: { LOVE: whole(1n), PEPE: undefined } })).toContain('LOVE: 100%. PEPE: n/a.')
  const lp = Object.fromEntries(pairs.map(({ name }) => [name, whole(1n)]))
  expect(wordsOf({ lp })).toContain(`Others: ${pairs.length - 7} assets.`)
})

test('error: of nothing there is no picture', () => {
  expect(wordsOf({})).toBe('nothing')
})
