import { exactAmount, formatAmount } from '@love/protocol/amounts/amount'
import { parseAmount } from '@love/protocol/amounts/parseAmount'
import type { Token } from '@love/protocol/tokens/token'
import { errorText } from '../chain/errorText.ts'

export type AmountView = {
  /** Undefined while nothing can be made of what was typed. */
  readonly amount?: bigint
  readonly error?: string
}

/** Reads what was typed; more than there is keeps its amount, so that what follows from it can be shown. */
export function amountView(text: string, token: Token, most: bigint | undefined): AmountView {
  if (text.trim() === '') return {}
  try {
    const { raw } = parseAmount(text, token)
    if (raw === 0n) return { error: 'The amount is zero. Enter a larger amount.' }
    if (most !== undefined && raw > most)
      return { amount: raw, error: `Insufficient balance: you have ${formatAmount({ raw: most, token })}.` }
    return { amount: raw }
  } catch (error) {
    return { error: errorText(error) }
  }
}

/** Rounded down; all of it is all of it. */
export function partText(percent: number, raw: bigint, token: Token): string {
  return exactAmount({ raw: (raw * BigInt(percent)) / 100n, token })
}

/** Which part of all an amount is, in whole percent: for a slider. */
export function percentOf(amount: bigint | undefined, all: bigint): number {
  if (amount === undefined || all <= 0n) return 0
  return amount >= all ? 100 : Number((amount * 100n) / all)
}
