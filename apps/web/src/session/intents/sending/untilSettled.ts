import type { CallsStatus } from '../line/parseCallsStatus.ts'
import type { SendDeps } from './sendDeps.ts'

type Settled = CallsStatus & { readonly code: Exclude<CallsStatus['code'], 100> }

/** What a wallet does not know any more will not come back. */
const unknownBatch = 5730
/** A wallet may be away for a while; one that says nothing this often is gone. */
const mostFailures = 60
/** After nobody waits any more: long enough to list it under Activity. */
const mostUnseenLooks = 900

/** Asks until the batch is decided; nothing when nobody waits for it any more. A Safe may take days. */
export async function untilSettled(
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
