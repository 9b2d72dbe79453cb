import { add, type Fraction, fraction, invert, multiply } from '../prices/fraction.ts'
import type { Token } from '../tokens/token.ts'
import { afterTransfer, amountOut as amountFrom, type TransferFees, transferFee } from './amountOut.ts'
import type { Quote } from './quote.ts'
import type { PricedRoute } from './routeReserves.ts'

export type DescribeQuoteParameters = PricedRoute & {
  exact: Quote['exact']
  from: Token
  to: Token
  raw: { readonly amountIn: bigint; readonly amountOut: bigint }
  fees: TransferFees
}

const one = fraction(1n)
const poolKeeps = fraction(3n, 1000n)

/** Everything a person wants to know about a trade, from its two amounts and the pools it went through. */
export function describeQuote(parameters: DescribeQuoteParameters): Quote {
  const { route, reserves, exact, from, to, raw, fees } = parameters
  const amountIn = { raw: raw.amountIn, token: from }
  const amountOut = { raw: raw.amountOut, token: to }
  const rawMid = product(reserves.map(({ reserveIn, reserveOut }) => fraction(reserveOut, reserveIn)))
  const kept = product(reserves.map(() => without(poolKeeps)))
  const taxes = route.map((hop) => hop.to).concat(from)
  const rawPrice = fraction(raw.amountOut, raw.amountIn)
  const perWhole = fraction(10n ** BigInt(from.decimals), 10n ** BigInt(to.decimals))
  const paid = afterTransfer(raw.amountIn, fees, from)
  const share = without(kept)
  return {
    exact,
    route,
    amountIn,
    amountOut,
    price: multiply(rawPrice, perWhole),
    midPrice: multiply(rawMid, perWhole),
    priceImpact: without(priceKept(parameters)),
    loss: without(multiply(rawPrice, invert(rawMid))),
    poolFee: {
      share,
      amount: { raw: (paid * share.numerator) / share.denominator, token: from },
    },
    transferFees: Object.fromEntries(
      taxes.flatMap((token) => {
        const fee = transferFee(fees, token)
        return fee > 0n ? [[token.symbol, fee]] : []
      }),
    ),
  }
}

/** What the trade leaves of the pools' price: what it pays in stays there whole, the fee too. */
function priceKept({ route, reserves, from, raw, fees }: DescribeQuoteParameters): Fraction {
  let inHand = afterTransfer(raw.amountIn, fees, from)
  return product(
    reserves.map((pool, index) => {
      const { reserveIn, reserveOut } = pool
      const paid = amountFrom(inHand, pool)
      const kept = fraction((reserveOut - paid) * reserveIn, (reserveIn + inHand) * reserveOut)
      inHand = afterTransfer(paid, fees, route[index]?.to ?? from)
      return kept
    }),
  )
}

function without(share: Fraction): Fraction {
  return add(one, multiply(share, fraction(-1n)))
}

function product(factors: readonly Fraction[]): Fraction {
  return factors.reduce(multiply, one)
}
