import { failureWords } from './failureWords.ts'
import type { Run } from './run.ts'
import { sendBatch } from './sendBatch.ts'
import type { SendDeps, SendParameters } from './sendDeps.ts'
import { sendOneByOne } from './sendOneByOne.ts'
import { sendProposal } from './sendProposal.ts'

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
    if (mined) dispatch({ type: 'finished', alarm: await deps.alarm(run, mined) })
  } catch (error) {
    dispatch({ type: 'stopped', words: failureWords(error) })
  }
}
