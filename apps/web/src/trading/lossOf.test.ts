import { type Figure, unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { eth, love } from '@love/protocol/tokens/tokens'
import { expect, test } from 'vitest'
import { lossOf, lossText } from './lossOf.ts'

const whole = (count: number, token: Token) => ({ raw: BigInt(count) * 10n ** 18n, token })
const swap = (basisPoints: bigint, received = 1_000) => ({
  amountIn: whole(1, eth),
  amountOut: whole(received, love),
  loss: fraction(basisPoints, 10_000n),
})
const at = (basisPoints: bigint) => lossOf(swap(basisPoints))

/** One ether is $2,000, one LOVE is $2. */
const price = ({ symbol }: Token): Figure =>
  symbol === eth.symbol ? fraction(2_000n) : symbol === love.symbol ? fraction(2n) : unavailable('no price')

test('default: less than 1% is not worth a word', () => {
  expect(at(0n)).toBeUndefined()
  expect(at(99n)).toBeUndefined()
})

test('behavior: the words grow at 1, 3, 5 and 15%', () => {
  expect([at(100n), at(299n)].map((loss) => loss?.tone)).toEqual(['warning', 'warning'])
  expect(at(100n)?.words).toBe('You lose 1% to this swap.')
  expect(at(300n)?.words).toContain('Consider a smaller amount')
  expect(at(500n)).toMatchObject({ tone: 'error', words: expect.stringContaining('Try a smaller amount') })
  expect(at(1_499n)?.needsTypedWord).toBeUndefined()
  expect(at(1_500n)).toMatchObject({ tone: 'error', needsTypedWord: true })
  expect(lossOf(swap(1_500n), { word: 'STAKE' })?.words).toContain('Type STAKE to continue.')
})

test('behavior: a large loss names the dollars of both sides, a small one what it costs', () => {
  expect(lossOf(swap(9_900n, 10), { price })?.words).toBe(
    'You would lose 99% to this swap: you pay $2,000 and receive $20.00. Type SWAP to continue.',
  )
  expect(lossOf(swap(128n, 987), { price })?.words).toBe('You lose 1.28% ($25.60) to this swap.')
  expect(lossText(swap(30n, 997), price)).toBe('0.3% ($6.00)')
})

test('behavior: pools that are far from the price elsewhere are a loss, however deep they are', () => {
  expect(lossOf(swap(30n, 10), { price })).toMatchObject({
    tone: 'error',
    share: fraction(99n, 100n),
    needsTypedWord: true,
  })
  // A few percent between two pools are usual, and a gain is no loss.
  expect(lossOf(swap(30n, 970), { price })).toBeUndefined()
  expect(lossOf(swap(30n, 2_000), { price })).toBeUndefined()
})

test('behavior: dollars that speak of a much smaller loss are left out', () => {
  expect(lossOf(swap(980n, 992), { price })?.words).toBe(
    'You would lose 9.8% to this swap. Try a smaller amount, or split it over time.',
  )
  expect(lossOf(swap(980n, 910), { price })?.words).toContain(': you pay $2,000 and receive $1,820.')
})

test('behavior: without a price the percentage stands alone', () => {
  const unpriced = (token: Token) => (token.symbol === eth.symbol ? price(token) : unavailable('no price'))
  expect(lossOf(swap(9_900n), { price: unpriced })?.words).toBe(
    'You would lose 99% to this swap. Type SWAP to continue.',
  )
})
