import { z } from 'zod'

/** No sign, no exponent, no separators. */
const decimal = z.string().regex(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
const figure = decimal.nullable()
const change = z
  .string()
  .regex(/^-?\d+\.\d{4}$/)
  .nullable()
const time = z.int().nonnegative()
const head = { block: z.string().regex(/^\d+$/), timestamp: time }
const interval = z.enum(['5m', '1h', '1d'])

/** For tests: the replies to the letter, with nothing beside. */
export const candlesReply = z.strictObject({
  ...head,
  name: z.string(),
  interval,
  candles: z.array(z.tuple([time, decimal, decimal, decimal, decimal, figure, figure])),
})

export const swapsReply = z.strictObject({
  ...head,
  name: z.string(),
  swaps: z.array(
    z.tuple([time, z.string().regex(/^0x[\da-f]{64}$/), z.enum(['buy', 'sell']), decimal, decimal, figure]),
  ),
})

export const pricesReply = z.strictObject({
  ...head,
  symbol: z.string(),
  interval,
  prices: z.array(z.tuple([time, decimal])),
})

export const pairsReply = z.strictObject({
  ...head,
  pairs: z.array(
    z.strictObject({
      name: z.string(),
      price: figure,
      change24h: change,
      volumeUsd24h: figure,
      feesUsd24h: figure,
      liquidityUsd: figure,
      swaps24h: z.int().nonnegative(),
    }),
  ),
})

export const tokenReply = z.strictObject({
  ...head,
  symbol: z.string(),
  priceUsd: figure,
  change24h: change,
  low24h: figure,
  high24h: figure,
  volumeUsd24h: figure,
  liquidityUsd: figure,
})
