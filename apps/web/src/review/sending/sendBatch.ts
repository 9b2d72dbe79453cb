import { hasDeparted, type Mined } from '../../activity/transaction.ts'
import type { CallsStatus } from '../../wallet/line/parseCallsStatus.ts'
import { batchSteps } from './batchSteps.ts'
import { failureWords } from './failureWords.ts'
import type { StepState } from './run.ts'
import { askedCall, type SendDeps, type SendParameters } from './sendDeps.ts'
import { stoppedBy } from './stoppedBy.ts'

/** Refused upgrade, and no way to do all or nothing: the same calls may still go one by one. */
const batchRefusals: readonly unknown[] = [5750, 5760]

const codeWords = {
  200: 'Your wallet reports success but no transaction. Check your wallet.',
  400: 'Your wallet could not send the batch and will not retry. Nothing changed.',
  500: 'The batch reverted. Only the network fee was spent.',
  600: 'Only part of the batch was executed: see the steps. Your wallet ignored the request for all or nothing.',
} as const satisfies Record<Exclude<CallsStatus['code'], 100>, string>

/** All calls as one: a single request, then the wallet is asked what became of it. */
export async function sendBatch(
  deps: SendDeps,
  { run, dispatch, signal }: SendParameters,
): Promise<readonly Mined[] | undefined> {
  const open = [...run.steps.entries()].filter(([, { state }]) => state.status !== 'done')
  const indexes = open.map(([index]) => index)
  const move = (states: readonly StepState[]) => {
    for (const [at, index] of indexes.entries()) {
      const state = states[at] ?? states[0]
      if (state) dispatch({ type: 'moved', index, state })
    }
  }
  const stop = (words: string) => void dispatch({ type: 'stopped', words })
  const ask = async () => {
    move([{ status: 'asking' }])
    return deps.line.sendCalls(open.map(([, { call }]) => call)).catch((error: unknown) => {
      const isRefusal = batchRefusals.includes(codeOf(error))
      dispatch({ type: isRefusal ? 'batchRefused' : 'refused', words: failureWords(error) })
      return undefined
    })
  }

  const id = run.batchId ?? (await ask())
  if (id === undefined) return undefined
  move([{ status: 'pending' }])
  dispatch({ type: 'batched', id })
  const status = await untilSettled(deps, id, signal)
  if (!status) return undefined

  const hashes = [...new Set(status.receipts.map(({ hash }) => hash))]
  const asked = open.map(([, step]) => askedCall(step))
  // One transaction for each call does just that call; otherwise nobody says which does which.
  const isOneEach = hashes.length === asked.length
  for (const [at, hash] of hashes.entries())
    deps.track({ hash, title: run.intent.title, asked: isOneEach ? asked.slice(at, at + 1) : asked })
  if (hashes.length === 1) move([{ status: 'pending', hash: hashes[0] }])
  // The wallet's word is not enough: our own node has to see it too.
  const outcomes = new Map(
    await Promise.all(hashes.map(async (hash) => [hash, await deps.outcome(hash)] as const)),
  )
  move(batchSteps(status, outcomes, open.length))
  const failed = [...outcomes.values()].flatMap((outcome) => (outcome.isSuccess ? [] : [outcome]))
  const departed = failed.find(({ transaction }) => transaction && hasDeparted(transaction))
  const worst = departed ?? (status.code === 600 ? undefined : failed[0])
  if (worst) return void dispatch(stoppedBy(worst))
  if (status.code !== 200 || hashes.length === 0) return stop(codeWords[status.code])
  return [...outcomes.values()].flatMap((outcome) => (outcome.isSuccess ? [outcome.mined] : []))
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}

type Settled = CallsStatus & { readonly code: Exclude<CallsStatus['code'], 100> }

/** What a wallet does not know any more will not come back. */
const unknownBatch = 5730

/** A wallet may be away for a while; one that says nothing this often is gone. */
const mostFailures = 60

/** After nobody waits any more: long enough to list it under Activity. */
const mostUnseenLooks = 900

/** Asks until the batch is decided; nothing when nobody waits for it any more. A Safe may take days. */
async function untilSettled(
  { line, pause }: Pick<SendDeps, 'line' | 'pause'>,
  id: string,
  signal: AbortSignal,
): Promise<Settled | undefined> {
  let failures = 0
  let unseen = 0
  for (;;) {
    try {
      const status = await line.callsStatus(id)
      if (isSettled(status)) return status
      failures = 0
    } catch (error) {
      failures += 1
      if (failures >= mostFailures || isUnknown(error)) throw error
    }
    if (signal.aborted) unseen += 1
    if (unseen > mostUnseenLooks) return undefined
    await pause()
  }
}

function isSettled(status: CallsStatus): status is Settled {
  return status.code !== 100
}

function isUnknown(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === unknownBatch
}
