import type { Amount } from '../amounts/amount.ts'
import { QuoteError } from '../errors.ts'
import type { Token } from '../tokens/token.ts'

/** Reserves of a pair in the direction of the trade. */
export type Reserves = { readonly reserveIn: bigint; readonly reserveOut: bigint }

/** What Uniswap V2 pays for an exact input: 0.3% stays in the pool, the rest rounds down. */
export function amountOut(amountIn: bigint, { reserveIn, reserveOut }: Reserves): bigint {
  requireTrade(amountIn, reserveIn, reserveOut)
  const withFee = amountIn * 997n
  return (withFee * reserveOut) / (reserveIn * 1000n + withFee)
}

/** What must be paid for an exact output, rounded up. */
export function amountIn(amountOut: bigint, { reserveIn, reserveOut }: Reserves): bigint {
  requireTrade(amountOut, reserveIn, reserveOut)
  if (amountOut >= reserveOut)
    throw new QuoteError('Insufficient liquidity for this trade.', 'Try a smaller amount or another route.')
  return (reserveIn * amountOut * 1000n) / ((reserveOut - amountOut) * 997n) + 1n
}

function requireTrade(amount: bigint, reserveIn: bigint, reserveOut: bigint) {
  if (amount <= 0n) throw new QuoteError('The amount is zero.', 'Enter a larger amount.')
  if (reserveIn <= 0n || reserveOut <= 0n)
    throw new QuoteError('The pool has no liquidity.', 'Use another route or add liquidity first.')
}

/** As many decimals as `formatAmount` shows of it, rounded up: who reads “at most” must not pay more than is written. */
export function roundedUp({ raw, token }: Amount): Amount {
  const whole = 10n ** BigInt(token.decimals)
  const shown = 10n ** (raw >= whole ? 2n : 6n)
  if (whole <= shown) return { raw, token }
  const unit = whole / shown
  return { raw: ((raw + unit - 1n) / unit) * unit, token }
}

/** What tokens keep of every transfer, in hundredths of a percent, by symbol. Those that keep nothing are left out. */
export type TransferFees = Readonly<Record<string, bigint>>

const all = 10_000n

export function transferFee(fees: TransferFees, { symbol }: Token): bigint {
  return Object.hasOwn(fees, symbol) ? (fees[symbol] ?? 0n) : 0n
}

/** What arrives. Rounded down: a token may round in its own favour. */
export function afterTransfer(amount: bigint, fees: TransferFees, token: Token): bigint {
  return (amount * (all - transferFee(fees, token))) / all
}
