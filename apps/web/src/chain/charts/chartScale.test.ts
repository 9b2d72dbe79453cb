import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scalePoints, unscalePoint } from './chartScale.ts'

test('default: points are multiples of a power of ten', () => {
  expect(scalePoints(['0.0025', '0.005', null])).toEqual({ exponent: -3, points: [2.5, 5, undefined] })
  expect(unscalePoint(2.5, -3)).toBe('0.002500000000')
})

test('behavior: nothing known, and nothing but zero', () => {
  expect(scalePoints([])).toEqual({ exponent: 0, points: [] })
  expect(scalePoints([null, '0'])).toEqual({ exponent: 0, points: [undefined, 0] })
  expect(unscalePoint(0, 0)).toBe('0.000000000')
  expect(unscalePoint(Number.NaN, 3)).toBe('0')
})

test('behavior: any decimal has a point of moderate size, and its text is close', () => {
  const decimal = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 60n }), fc.stringMatching(/^\d{1,50}$/))
    .map(([whole, decimals]) => `${whole}.${decimals}`)
  fc.assert(
    fc.property(fc.array(decimal, { minLength: 1, maxLength: 8 }), (values) => {
      const { exponent, points } = scalePoints(values)
      for (const [index, point] of points.entries()) {
        if (point === undefined) throw new Error('A finite value has a point.')
        expect(point).toBeGreaterThanOrEqual(0)
        expect(point).toBeLessThan(10.01)
        const text = unscalePoint(point, exponent)
        expect(text).toMatch(/^\d+(\.\d+)?$/)
        const most = Math.max(...values.map(Number), 1e-300)
        expect(Math.abs(Number(text) - Number(values[index])) / most).toBeLessThan(1e-6)
      }
    }),
  )
})
