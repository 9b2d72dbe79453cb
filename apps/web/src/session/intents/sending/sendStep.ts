import type { IntentCall, Permit } from '@love/protocol/intents/intent'
import type { Hash } from 'viem'
import { fillPermit } from '../line/fillPermit.ts'
import { failureWords } from './failureWords.ts'
import type { Step, StepState } from './run.ts'
import { askedCall, type SendDeps } from './sendDeps.ts'
import type { SendingEvent } from './sending.ts'

export type SendStepParameters = Pick<Step, 'call' | 'cost'> & {
  readonly index: number
  readonly title: string
  /** The next one of the account, if that was looked up. */
  readonly nonce?: number | undefined
  readonly dispatch: (event: SendingEvent) => void
}

export type SentStep = { readonly hash: Hash; readonly call: IntentCall }

/** One call to the wallet, after the signature it may need; nothing when the wallet said no or has to ask others. */
export async function sendStep(
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
