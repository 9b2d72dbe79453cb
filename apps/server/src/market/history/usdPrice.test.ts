import { loveEth, loveUsdt, pricePairs, wethUsdt } from '@love/protocol/pairs/pairs'
import { isAvailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { usdPrices, usdRoute } from '@love/protocol/prices/usdPrices'
import { eth, faith, love, tokens, usdt } from '@love/protocol/tokens/tokens'
import fc from 'fast-check'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { createUsdPrice, usdText, usdValue } from './createUsdPrice.ts'
import type { MarketReserves } from './marketQuery.ts'

const names = (route: ReturnType<typeof usdRoute>) => route?.map(({ pair, of }) => `${pair.name} ${of}`)

test('default: the pairs a price is made of', () => {
  expect(names(usdRoute(usdt, { isEtherDirect: false }))).toEqual([])
  expect(names(usdRoute(love, { isEtherDirect: true }))).toEqual(['LOVE-USDT base'])
  expect(names(usdRoute(eth, { isEtherDirect: false }))).toEqual(['LOVE-ETH other', 'LOVE-USDT base'])
  expect(names(usdRoute(eth, { isEtherDirect: true }))).toEqual(['WETH-USDT base'])
  expect(usdRoute(faith, { isEtherDirect: false })).toBeUndefined()
})

test('default: which pairs must be read', () => {
  expect(createUsdPrice(love).pairs).toEqual([loveUsdt])
  expect(new Set(createUsdPrice(eth).pairs)).toEqual(new Set([loveEth, loveUsdt, wethUsdt]))
})

const reserve = fc.oneof(fc.bigInt({ min: 0n, max: 3n }), fc.bigInt({ min: 0n, max: 2n ** 112n - 1n }))
const reserves = fc.option(fc.record({ base: reserve, other: reserve }), { nil: undefined })

test('behavior: every token costs what usdPrices says, whatever the pairs hold', () => {
  const prices = tokens.map((token) => ({ token, price: createUsdPrice(token) }))
  fc.assert(
    fc.property(
      fc.array(reserves, { minLength: pricePairs.length, maxLength: pricePairs.length }),
      (held) => {
        const byName = new Map(
          pricePairs.map(({ name }, at): [string, MarketReserves | undefined] => [name, held[at]]),
        )
        const states = pricePairs.map((definition, at) => {
          const one = held[at]
          const { base, other } = definition
          const amounts = one && {
            base: { raw: one.base, token: base },
            other: { raw: one.other, token: other },
          }
          return { definition, address: zeroAddress, reserves: amounts }
        })
        const rule = usdPrices(states)
        for (const { token, price } of prices) {
          const found = price.at(({ name }) => byName.get(name))
          const expected = rule(token)
          expect(found && fraction(found.numerator, found.denominator)).toEqual(
            isAvailable(expected) ? expected : undefined,
          )
        }
      },
    ),
    { numRuns: runs(100, 3_000) },
  )
})

test('default: what an amount is worth', () => {
  expect(usdText(usdValue(1_500_000n, usdt, fraction(1n)))).toBe('1.5')
  expect(usdText(usdValue(0n, usdt, fraction(1n)))).toBe('0')
  expect(usdText(undefined)).toBeNull()
})

test('behavior: values are digits for all decimals up to 77', () => {
  const large = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
  fc.assert(
    fc.property(large, fc.integer({ min: 0, max: 77 }), large, large, (raw, decimals, numerator, below) => {
      const value = usdValue(raw, { decimals }, { numerator, denominator: below + 1n })
      expect(usdText(value)).toMatch(/^\d+(\.\d+)?$/)
    }),
    { numRuns: runs(200, 5_000) },
  )
})
