import type { Mined } from '../../transactions/transaction.ts'
import { outcomeWords } from './outcomeWords.ts'
import type { SendDeps, SendParameters } from './sendDeps.ts'
import { firstOpenStep } from './sending.ts'
import { sendStep } from './sendStep.ts'

const changed =
  'Your wallet has sent something else than what you reviewed. Look at it in your wallet before you do anything more.'

/** Each call waits until the one before it is in a block. Answers with what the chain did, if it did everything. */
export async function sendOneByOne(
  deps: SendDeps,
  { run, dispatch, signal }: SendParameters,
): Promise<readonly Mined[] | undefined> {
  const first = firstOpenStep(run)
  const mined = run.steps.flatMap(({ state }) => (state.status === 'done' ? [state.mined] : []))
  for (const [index, { call }] of run.steps.entries()) {
    if (index < first) continue
    if (signal.aborted) return undefined
    const obstacle = index > 0 && (await deps.rehearse(run.steps.slice(index).map((step) => step.call)))
    if (obstacle) {
      dispatch({ type: 'refused', words: `The next step would fail, so it was not sent. ${obstacle}` })
      return undefined
    }
    const title = index === run.steps.length - 1 ? run.intent.title : call.words
    const sent = await sendStep(deps, { call, index, title, dispatch })
    if (!sent) return undefined
    const outcome = await deps.outcome(sent.hash)
    if (!outcome.isSuccess || !(await deps.isCall(outcome.mined.hash, sent.call))) {
      dispatch({ type: 'stopped', words: outcome.isSuccess ? changed : outcomeWords(outcome) })
      return undefined
    }
    mined.push(outcome.mined)
    dispatch({ type: 'moved', index, state: { status: 'done', hash: sent.hash, mined: outcome.mined } })
  }
  return mined
}
