import { QuoteError } from '../errors/QuoteError.ts'

/** What belongs to an amount of one side by the ratio of the reserves, rounded down as the router does. */
export function quoteOther(amount: bigint, { from, to }: { from: bigint; to: bigint }): bigint {
  if (amount <= 0n) throw new QuoteError('The amount is zero.', 'Type a larger amount.')
  if (from <= 0n || to <= 0n)
    throw new QuoteError(
      'The pool holds only one of its two tokens, so there is no ratio to follow.',
      'Nothing can be added until someone puts the other token in.',
    )
  return (amount * to) / from
}
