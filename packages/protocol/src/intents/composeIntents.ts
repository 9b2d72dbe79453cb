import { QuoteError } from '../errors/QuoteError.ts'
import type { Expectation, Intent } from './intent.ts'

/** One after the other as one intent. What each of them promises of a balance adds up. */
export function composeIntents(title: string, intents: readonly Intent[]): Intent {
  const [first] = intents
  if (!first) throw new QuoteError('There is nothing to do.', 'Choose something first.')
  return {
    title,
    chainId: first.chainId,
    account: first.account,
    calls: intents.flatMap(({ calls }) => calls),
    expects: intents.flatMap(({ expects }) => expects).reduce(withExpectation, []),
  }
}

function withExpectation(sums: readonly Expectation[], next: Expectation): readonly Expectation[] {
  return sums.some(({ address }) => address === next.address)
    ? sums.map((sum) => (sum.address === next.address ? { ...sum, least: sum.least + next.least } : sum))
    : [...sums, next]
}
