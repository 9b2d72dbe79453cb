import { isAvailable, unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { faith, love } from '@love/protocol/tokens/tokens'
import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { testVault } from '../../../test/testVault.ts'
import { closedWords } from './closedWords.ts'
import { faithFigures } from './faithFigures.ts'
import { sharePriceText } from './sharePriceText.ts'

const cent = fraction(1n, 100n)

test('default: what the vault and a person have', () => {
  const figures = faithFigures(testVault(), cent)
  expect(figures).toMatchObject({
    price: fraction(11n, 10n),
    priceUsd: fraction(11n, 1_000n),
    held: parseEther('1100000'),
    heldUsd: fraction(11_000n),
    perDay: parseEther('3550'),
    yours: {
      shares: parseEther('1000'),
      worth: parseEther('1100'),
      worthUsd: fraction(11n),
      part: fraction(1n, 1_000n),
      perDay: parseEther('3.55'),
    },
  })
  // 0.5 LOVE in each of 2,591,500 blocks, by 1,100,000 LOVE.
  expect(figures.apr).toEqual(fraction(1_295_750n, 1_100_000n))
})

test('behavior: what was earned since the last entry or exit counts', () => {
  const { held, price, yours } = faithFigures(testVault({ block: 2_100n }), cent)
  expect(held).toBe(parseEther('1101000'))
  expect(price).toEqual(fraction(1_101n, 1_000n))
  expect(yours?.worth).toBe(parseEther('1101'))
})

test('behavior: closed, or not allowed to mint, it earns 0 and says why', () => {
  for (const changes of [{ active: false }, { mayMint: false }]) {
    const vault = testVault(changes)
    expect(closedWords(vault)).toMatch(/paused|can no longer mint/)
    expect(faithFigures(vault, cent)).toMatchObject({ apr: fraction(0n), perDay: 0n, yours: { perDay: 0n } })
  }
  expect(closedWords(testVault())).toBeUndefined()
})

test('error: without shares, LOVE or a price there are reasons, never a wrong number', () => {
  const empty = testVault({
    shares: { raw: 0n, token: faith },
    loveHeld: { raw: 0n, token: love },
    position: undefined,
  })
  const figures = faithFigures(empty, unavailable('no price of LOVE'))
  expect(figures.price).toEqual(unavailable('the vault is empty'))
  expect(figures.apr).toEqual(unavailable('the vault is empty'))
  expect(figures.heldUsd).toEqual(unavailable('no price of LOVE'))
  expect(figures.perDay).toBe(0n)
  expect(figures.yours).toBeUndefined()
  const drained = faithFigures(testVault({ loveHeld: { raw: 0n, token: love } }), cent)
  expect(drained.apr).toEqual(unavailable('the vault holds no LOVE'))
  expect(isAvailable(drained.price)).toBe(true)
})

test.each([
  [fraction(1n), '1.000000'],
  [fraction(970_667_123n, 10n ** 9n), '0.970667'],
  [fraction(1_234_567_891n, 1_000n), '1,234,567.891000'],
  [fraction(1n, 10n ** 9n), '0.000000001'],
  [fraction(0n), '0'],
])('default: the price of a share has six decimals: %o', (price, text) => {
  expect(sharePriceText(price)).toBe(text)
})
