import type { QueueReply, QueueRequest } from '@love/safe/simulation/queueSimulation'
import { errorText } from '../../../chain/errorText.ts'
import { serverAwayText } from '../../../chain/missingFilesText.ts'
import { parseQueueReply } from './parseQueueReply.ts'

/** Longer than the server gives its nodes. */
const timeoutMs = 20_000

/** The queue as our server sees it happen. Never throws: who does not answer could not simulate it. */
export async function simulateQueue(
  { fetch }: { readonly fetch: typeof globalThis.fetch },
  request: QueueRequest,
): Promise<QueueReply> {
  try {
    const response = await fetch('/simulate/queue', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 413) return unavailable('The queue is too large to simulate at once.')
    if (!response.ok) return unavailable(errorText({ name: 'HttpRequestError', status: response.status }))
    const reply = parseQueueReply(await response.json(), request.steps.length)
    return reply ?? unavailable('Unexpected response from the server.')
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return unavailable(isLate ? 'The simulation timed out.' : serverAwayText)
  }
}

function unavailable(reason: string): QueueReply {
  return { status: 'unavailable', reason }
}
