import { transferWords } from '../words/transferWords.ts'
import type { SafePageProps } from '../workspace/pageProps.ts'

/** Ether comes without an event: what our gateway found no transaction for is said, not invented. */
export function UnexplainedEther({ info: { unexplainedEther: value } }: Pick<SafePageProps, 'info'>) {
  if (value === undefined) return null
  return (
    <p>
      {transferWords({ type: 'NATIVE_COIN', value })} of what this Safe received is missing from this list: no
      transaction was found for it. Its balance is right.
    </p>
  )
}
