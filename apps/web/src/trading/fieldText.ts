import { type Amount, exactAmount } from '@love/protocol/amounts/amount'

/** Below one, so many digits after the zeros; above, so many decimals. */
const digits = 6

/**
 * A computed amount as it could have been typed, short enough to read. What is received is cut, what is paid is rounded
 * up, so that nobody is shown a better trade than there is.
 */
export function fieldText({ raw, token }: Amount, rounding: 'down' | 'up'): string {
  const whole = 10n ** BigInt(token.decimals)
  const size = raw >= whole ? token.decimals : raw.toString().length
  const dropped = Math.max(0, size - digits)
  const unit = 10n ** BigInt(dropped)
  const shown = ((raw + (rounding === 'up' ? unit - 1n : 0n)) / unit) * unit
  return exactAmount({ raw: shown, token })
}
