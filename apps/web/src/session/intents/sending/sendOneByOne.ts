import type { Mined } from '../../transactions/transaction.ts'
import { firstOpenStep, type Step } from './run.ts'
import type { SendDeps, SendParameters } from './sendDeps.ts'
import { type SentStep, sendStep } from './sendStep.ts'
import { stoppedBy } from './stoppedBy.ts'

const maybeSent =
  'Your wallet was asked about the next step before you left, and this account has sent something since, or that could not be checked. It may have been this step: look in your wallet, forget this move and start again with what is left.'

/** Each call waits until the one before it is in a block. Answers with what the chain did, if it did everything. */
export async function sendOneByOne(
  deps: SendDeps,
  { run, dispatch, signal }: SendParameters,
): Promise<readonly Mined[] | undefined> {
  const first = firstOpenStep(run)
  const mined = run.steps.flatMap(({ state }) => (state.status === 'done' ? [state.mined] : []))
  for (const [index, step] of run.steps.entries()) {
    if (index < first) continue
    if (signal.aborted) return undefined
    const sent = sentBefore(step) ?? (await sendNext(deps, { run, index, dispatch }))
    if (!sent) return undefined
    const outcome = await deps.outcome(sent.hash)
    if (!outcome.isSuccess) {
      dispatch(stoppedBy(outcome))
      return undefined
    }
    mined.push(outcome.mined)
    dispatch({ type: 'moved', index, state: { status: 'done', hash: sent.hash, mined: outcome.mined } })
  }
  return mined
}

/** By an earlier visit: it only has to be waited for. */
function sentBefore({ call, state }: Step): SentStep | undefined {
  return state.status === 'pending' && state.hash ? { call, hash: state.hash } : undefined
}

async function sendNext(
  deps: SendDeps,
  { run, index, dispatch }: Pick<SendParameters, 'run' | 'dispatch'> & { index: number },
): Promise<SentStep | undefined> {
  const { steps, intent } = run
  const step = steps[index]
  if (!step) return undefined
  const refuse = (words: string) => void dispatch({ type: 'refused', words })
  const nonce = steps.length > 1 ? await deps.nextNonce() : undefined
  const { askedAt } = step.state.status === 'later' ? step.state : {}
  if (askedAt !== undefined && askedAt !== nonce) return refuse(maybeSent)
  const obstacle = index > 0 && (await deps.rehearse(steps.slice(index).map(({ call }) => call)))
  if (obstacle) return refuse(`The next step would fail, so it was not sent. ${obstacle}`)
  const title = index === steps.length - 1 ? intent.title : step.call.words
  return sendStep(deps, { call: step.call, cost: step.cost, index, title, nonce, dispatch })
}
