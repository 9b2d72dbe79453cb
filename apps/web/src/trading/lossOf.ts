import type { Amount } from '@love/protocol/amounts/amount'
import { combine, type Figure, isAvailable } from '@love/protocol/prices/figure'
import { add, type Fraction, invert, multiply } from '@love/protocol/prices/fraction'
import type { Quote } from '@love/protocol/quotes/quote'
import type { Token } from '@love/protocol/tokens/token'
import { amountFraction } from '../chain/prices/amountFraction.ts'
import { shortUsd } from '../chain/prices/createMoney.ts'
import { percentWords } from './percentWords.ts'

export type Loss = {
  readonly tone: 'warning' | 'error'
  /** Of what is paid. */
  readonly share: Fraction
  readonly words: string
  /** So much that a person must type a word before the swap goes on. */
  readonly needsTypedWord?: true
}

type Swapped = Pick<Quote, 'amountIn' | 'amountOut' | 'loss'>
type Price = (token: Token) => Figure

type LossParameters = {
  /** Of a whole token, in USD. */
  readonly price?: Price | undefined
  /** To be typed where the loss is very high. */
  readonly word?: string
}

/** In hundredths of a percent. */
const steps = { noticed: 100n, high: 300n, severe: 500n, ruinous: 1_500n }

/** What a swap costs beside the network fee, in words that grow with it; nothing below 1%. */
export function lossOf(swap: Swapped, { price, word = 'SWAP' }: LossParameters = {}): Loss | undefined {
  const share = lostShare(swap, price)
  const percent = percentWords(share)
  if (isAtLeast(share, steps.severe)) {
    const lost = `You would lose ${percent} to this swap${sidesText(swap, price)}.`
    return isAtLeast(share, steps.ruinous)
      ? { tone: 'error', share, words: `${lost} Type ${word} to continue.`, needsTypedWord: true }
      : { tone: 'error', share, words: `${lost} Try a smaller amount, or split it over time.` }
  }
  const lost = `You lose ${lossText(swap, price)} to this swap.`
  if (isAtLeast(share, steps.high))
    return { tone: 'warning', share, words: `${lost} Consider a smaller amount.` }
  return isAtLeast(share, steps.noticed) ? { tone: 'warning', share, words: lost } : undefined
}

/** “1.28% ($38)” */
export function lossText(swap: Swapped, price?: Price): string {
  const share = lostShare(swap, price)
  const usd = combine([worth(swap.amountIn, price)], (paid) => multiply(paid, share))
  return `${percentWords(share)}${isAvailable(usd) ? ` (${shortUsd(usd)})` : ''}`
}

/** Against the pools of its route; or in dollars, where those pools themselves are far from the price elsewhere. */
function lostShare(swap: Swapped, price: Price | undefined): Fraction {
  const inDollars = lostDollars(swap, price)
  const isWorse = isAvailable(inDollars) && isAtLeast(inDollars, steps.severe) && isMore(inDollars, swap.loss)
  return isWorse ? inDollars : swap.loss
}

/** As a share of what is paid; less than nothing where the pools are wrong in one's favor. */
function lostDollars({ amountIn, amountOut, loss }: Swapped, price: Price | undefined): Figure {
  return combine([worth(amountIn, price), worth(amountOut, price)], (paid, received) =>
    paid.numerator > 0n ? without(multiply(received, invert(paid))) : loss,
  )
}

/** “: you pay $1,250 and receive $16”, unless the dollars say that much less is lost: both would contradict each other. */
function sidesText(swap: Swapped, price: Price | undefined): string {
  const [paid, received] = [worth(swap.amountIn, price), worth(swap.amountOut, price)]
  const inDollars = lostDollars(swap, price)
  if (!isAvailable(paid) || !isAvailable(received) || !isAvailable(inDollars)) return ''
  const roughly = add(inDollars, { numerator: steps.noticed, denominator: 10_000n })
  if (isMore(swap.loss, roughly)) return ''
  return `: you pay ${shortUsd(paid)} and receive ${shortUsd(received)}`
}

function worth(amount: Amount, price: Price | undefined): Figure {
  if (!price) return { unavailable: 'no prices' }
  return combine([price(amount.token)], (each) => multiply(each, amountFraction(amount)))
}

function isAtLeast({ numerator, denominator }: Fraction, step: bigint): boolean {
  return numerator * 10_000n >= step * denominator
}

function isMore(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator > b.numerator * a.denominator
}

function without(share: Fraction): Fraction {
  return add({ numerator: 1n, denominator: 1n }, { ...share, numerator: -share.numerator })
}
