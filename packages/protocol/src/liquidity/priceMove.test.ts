import fc from 'fast-check'
import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { type Fraction, fraction, toDecimal } from '../prices/fraction.ts'
import { impermanentLoss, sidesAfterMove } from './priceMove.ts'

const percent = (figure: Fraction) => toDecimal(fraction(figure.numerator * 100n, figure.denominator), 4)

test('default: the known losses, the same for a rise and the fall that undoes it', () => {
  expect(impermanentLoss(fraction(1n))).toEqual(fraction(0n))
  expect(impermanentLoss(fraction(4n))).toEqual(fraction(1n, 5n))
  expect(impermanentLoss(fraction(1n, 4n))).toEqual(fraction(1n, 5n))
  expect(percent(impermanentLoss(fraction(2n)))).toBe('5.7190')
  expect(percent(impermanentLoss(fraction(1n, 2n)))).toBe('5.7190')
  expect(percent(impermanentLoss(fraction(5n)))).toBe('25.4644')
})

test('default: a price four times as high halves the one side and doubles the other', () => {
  const sides = { base: parseEther('1000'), other: parseEther('10') }
  expect(sidesAfterMove(sides, fraction(4n))).toEqual({ base: parseEther('500'), other: parseEther('20') })
  expect(sidesAfterMove(sides, fraction(1n, 4n))).toEqual({
    base: parseEther('2000'),
    other: parseEther('5'),
  })
  expect(sidesAfterMove(sides, fraction(1n))).toEqual(sides)
})

test('behavior: the two sides lose what the formula says, to the rounding', () => {
  const side = fc.bigInt(10n ** 18n, 10n ** 30n)
  const part = fc.bigInt(1n, 1_000n)
  fc.assert(
    fc.property(side, side, part, part, (base, other, up, down) => {
      const after = sidesAfterMove({ base, other }, fraction(up, down))
      // The product stays, and both sides together are worth twice the other one: all in the other token, by the new price.
      expect(after.base * after.other).toBeLessThanOrEqual(base * other)
      const held = other * (up + down)
      const kept = 2n * after.other * down
      const { numerator, denominator } = impermanentLoss(fraction(up, down))
      const difference = (held - kept) * denominator - numerator * held
      const tolerance = held * denominator
      expect(difference * 1_000_000n < tolerance && -difference * 1_000_000n < tolerance).toBe(true)
    }),
  )
})

test('error: nothing stays nothing', () => {
  expect(sidesAfterMove({ base: 0n, other: 0n }, fraction(2n))).toEqual({ base: 0n, other: 0n })
})
