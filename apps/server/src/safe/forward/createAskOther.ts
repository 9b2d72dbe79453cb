import { z } from 'zod'
import { GatewayError } from '../gateway/refusalOf.ts'

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
        if (signal.aborted) throw new GatewayError(504, 'The Safe gateway behind this server timed out.')
        throw new GatewayError(503, 'The Safe gateway behind this server cannot be reached right now.', {
          retryAfter: 5,
        })
      })
    if (text === undefined)
      throw new GatewayError(502, 'The answer of the Safe gateway behind this server is too large.')
    const reply = parseJson(text)
    if (!response.ok) throw refusalOfOther(response, reply)
    if (text !== '' && reply === undefined)
      throw new GatewayError(502, 'The Safe gateway behind this server returned no usable answer.')
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

/** The text of an answer, or undefined as soon as it is longer than allowed; the rest is not read. */
async function readBounded(response: Response, mostBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > mostBytes) return undefined
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** What gateways say of a refusal; clients know some of the codes. */
const refusal = z.object({
  code: z.int().optional(),
  message: z.string().refine(({ length }) => length > 0 && length <= 500),
})

const seconds = z.coerce.number().int().gte(1).lte(3_600)

/** It judges what was asked: its refusal is the answer. Its own failures, and what it thinks of us, are told in our words. */
function refusalOfOther({ status, headers }: Response, reply: unknown): GatewayError {
  if (status === 429) {
    const retryAfter = seconds.catch(5).parse(headers.get('retry-after') ?? undefined)
    return new GatewayError(429, 'The Safe gateway behind this server is busy. Try again later.', {
      retryAfter,
    })
  }
  if (status < 400 || status >= 500 || status === 401 || status === 403 || status === 407)
    return new GatewayError(502, `The Safe gateway behind this server returned no usable answer (${status}).`)
  const { data } = refusal.safeParse(reply)
  const message = data?.message ?? `The Safe gateway behind this server rejected the request (${status}).`
  return new GatewayError(status, message, { code: data?.code })
}
