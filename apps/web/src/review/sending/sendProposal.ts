import { BadAnswerError } from '@love/protocol/walletSignature'
import { isHash } from 'viem'
import { failureWords } from './failureWords.ts'
import type { StepState } from './run.ts'
import type { SendDeps, SendParameters } from './sendDeps.ts'

/**
 * All calls as one proposal to a Safe. It ends here: what the Safe answered is the hash of a proposal, and nobody waits
 * for its owners. The list of transactions tells how many have signed.
 */
export async function sendProposal(
  { line, trackProposal }: Pick<SendDeps, 'line' | 'trackProposal'>,
  { run: { intent, steps }, dispatch }: Pick<SendParameters, 'run' | 'dispatch'>,
): Promise<undefined> {
  const move = (state: StepState) => {
    for (const index of steps.keys()) dispatch({ type: 'moved', index, state })
  }
  const calls = steps.map(({ call }) => call)
  const [first] = calls
  if (!first) return undefined
  try {
    move({ status: 'asking' })
    const safeTxHash: string =
      calls.length === 1 ? await line.sendTransaction(first) : await line.sendCalls(calls)
    if (!isHash(safeTxHash)) throw new BadAnswerError()
    trackProposal({ safeTxHash, title: intent.title })
    move({ status: 'proposed', hash: safeTxHash })
    dispatch({ type: 'finished' })
  } catch (error) {
    dispatch({ type: 'refused', words: failureWords(error) })
  }
  return undefined
}
