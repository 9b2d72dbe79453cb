import { AmountError } from '../errors.ts'
import { ambiguousWords, decimalPoint } from '../format/decimalPoint.ts'
import type { Token } from '../tokens/token.ts'
import type { Amount } from './amount.ts'

const maxUint256 = 2n ** 256n - 1n

/** Plain ASCII digits with at most one point; no signs, exponents or full-width digits. */
const decimalText = /^(?:\d+\.?\d*|\.\d+)$/

/** Reads what a person typed. Refuses what it would have to round. */
export function parseAmount(text: string, token: Token): Amount {
  const typed = decimalPoint(text)
  if (typed === '') throw new AmountError('Enter an amount.')
  if (!decimalText.test(typed))
    throw new AmountError(ambiguousWords(typed) ?? `"${typed.slice(0, 40)}" is not an amount.`)
  const fraction = typed.split('.')[1] ?? ''
  if (fraction.length > token.decimals)
    throw new AmountError(`${token.symbol} has ${token.decimals} decimals; you entered ${fraction.length}.`)
  const raw = typed.length > 160 ? maxUint256 + 1n : rawOf(typed, token)
  if (raw > maxUint256) throw new AmountError('This amount is too large for any token.')
  return { raw, token }
}

/** Without viem: with a decimal text and no more decimals than fit there is nothing to round. */
function rawOf(decimal: string, { decimals }: Token): bigint {
  const [whole = '', fraction = ''] = decimal.split('.')
  return BigInt(`${whole}${fraction.padEnd(decimals, '0')}` || '0')
}
