import type { Token } from '../tokens/token.ts'

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
