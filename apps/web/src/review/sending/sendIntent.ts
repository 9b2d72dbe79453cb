import type { IntentCall, Permit } from '@love/protocol/intents/intent'
import type { Hash } from 'viem'
import type { Mined } from '../../activity/transaction.ts'
import { fillPermit } from '../../wallet/line/fillPermit.ts'
import { failureWords } from './failureWords.ts'
import { firstOpenStep, type Run, type Step, type StepState } from './run.ts'
import { sendBatch } from './sendBatch.ts'
import { askedCall, type SendDeps, type SendParameters } from './sendDeps.ts'
import type { SendingEvent } from './sending.ts'
import { sendProposal } from './sendProposal.ts'
import { stoppedBy } from './stoppedBy.ts'

const maybeSent =
  'The next step may already have been sent: your wallet was asked for it before you left. Check your wallet, then discard this and start again with what is left.'

const senders = {
  batch: sendBatch,
  'one by one': sendOneByOne,
  proposal: sendProposal,
} as const satisfies Record<Run['way'], unknown>

/** Does what was agreed to, from the first step that is not done. Never throws: everything ends as an event. */
export async function sendIntent(deps: SendDeps, parameters: SendParameters): Promise<void> {
  const { run, dispatch } = parameters
  try {
    const mined = await senders[run.way](deps, parameters)
    if (mined) dispatch({ type: 'finished', ...(await deps.result(run, mined)) })
  } catch (error) {
    dispatch({ type: 'stopped', words: failureWords(error) })
  }
}

/** Each call waits until the one before it is in a block. Answers with what the chain did, if it did everything. */
async function sendOneByOne(
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
  const obstacle = index > 0 && (await deps.simulate(steps.slice(index).map(({ call }) => call)))
  if (obstacle) return refuse(`The next step would fail and was blocked. ${obstacle}`)
  const title = index === steps.length - 1 ? intent.title : step.call.words
  return sendStep(deps, { call: step.call, cost: step.cost, index, title, nonce, dispatch })
}

type SendStepParameters = Pick<Step, 'call' | 'cost'> & {
  readonly index: number
  readonly title: string
  /** The next one of the account, if that was looked up. */
  readonly nonce?: number | undefined
  readonly dispatch: (event: SendingEvent) => void
}

type SentStep = { readonly hash: Hash; readonly call: IntentCall }

/** One call to the wallet, after the signature it may need; nothing when the wallet said no or has to ask others. */
async function sendStep(
  { line, track, trackProposal }: Pick<SendDeps, 'line' | 'track' | 'trackProposal'>,
  { call, cost, index, title, nonce, dispatch }: SendStepParameters,
): Promise<SentStep | undefined> {
  try {
    const signed = call.permit
      ? { ...call, data: await signPermit(line, call.data, call.permit, () => move({ status: 'signing' })) }
      : call
    move({ status: 'asking', nonce })
    const hash = await line.sendTransaction(signed)
    if (line.answersWithProposal()) {
      trackProposal({ safeTxHash: hash, title })
      dispatch({ type: 'moved', index, state: { status: 'proposed', hash } })
      dispatch({ type: 'finished' })
      return undefined
    }
    track({ hash, title, asked: [askedCall({ call: signed, cost })] })
    dispatch({ type: 'moved', index, state: { status: 'pending', hash } })
    return { hash, call: signed }
  } catch (error) {
    dispatch({ type: 'refused', words: failureWords(error) })
    return undefined
  }

  function move(state: StepState) {
    dispatch({ type: 'moved', index, state })
  }
}

async function signPermit(
  line: SendDeps['line'],
  data: IntentCall['data'],
  { message }: Permit,
  onAsk: () => void,
): Promise<IntentCall['data']> {
  onAsk()
  return fillPermit(data, await line.sign(message))
}
