import { GatewayError } from '../gateway/GatewayError.ts'
import { readBounded } from './readBounded.ts'
import { refusalOfOther } from './refusalOfOther.ts'

type Question = {
  method: string
  /** With the query. */
  path: string
  body: unknown
}

/** Undefined where the answer has no body. Throws `GatewayError`, in our words where the other gateway fails. */
export type AskOther = (question: Question) => Promise<unknown>

export type AskOtherDeps = { gatewayUrl: string; timeoutMs?: number | undefined }

const PATIENCE_MS = 10_000
const MOST_BYTES = 4 * 1024 * 1024

/** One question to another gateway: no cookie, no address of whoever asks, no redirect, and not for ever. */
export function createAskOther({ gatewayUrl, timeoutMs = PATIENCE_MS }: AskOtherDeps): AskOther {
  return async ({ method, path, body }) => {
    const isWrite = body !== undefined
    const signal = AbortSignal.timeout(timeoutMs)
    const { response, text } = await fetch(`${gatewayUrl}${path}`, {
      method,
      headers: { accept: 'application/json', ...(isWrite && { 'content-type': 'application/json' }) },
      redirect: 'manual',
      signal,
      ...(isWrite && { body: JSON.stringify(body) }),
    })
      .then(async (answered) => ({ response: answered, text: await readBounded(answered, MOST_BYTES) }))
      .catch(() => {
        if (signal.aborted)
          throw new GatewayError(504, 'The Safe gateway behind this server did not answer in time.')
        throw new GatewayError(503, 'The Safe gateway behind this server cannot be reached at the moment.', {
          retryAfter: 5,
        })
      })
    if (text === undefined)
      throw new GatewayError(502, 'The answer of the Safe gateway behind this server is too large.')
    const reply = parseJson(text)
    if (!response.ok) throw refusalOfOther(response, reply)
    if (text !== '' && reply === undefined)
      throw new GatewayError(502, 'The Safe gateway behind this server gave no usable answer.')
    return reply
  }
}

/** Undefined is no JSON value. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
