import type { z } from 'zod'
import { parseStrictJson, StrictJsonError } from '../rpc/parseStrictJson.ts'
import { readCapped } from '../rpc/readCapped.ts'
import type { Session } from './sessions.ts'

type Answer<Parameters> = (request: Request, parameters: Parameters) => Promise<Response>

/** A route that our cookies mean something to. It is reached through `guardCookieRoute` only. */
export type CookieRoute = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
} & (
  | {
      /** Who is not signed in may call it. */
      readonly needsSession: false
      /** The client is whom rate limits count. */
      readonly answer: Answer<{ client: string }>
    }
  | { readonly needsSession: true; readonly answer: Answer<{ client: string; session: Session }> }
)

/** Why a request is refused, in words for whoever sent it. */
export class CookieRouteError extends Error {
  override readonly name = 'CookieRouteError'
  readonly status: number
  /** Seconds until it is worth another try. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, { retryAfter }: { retryAfter?: number } = {}) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
  }
}

type ReadJsonParameters<T> = {
  mostBytes: number
  schema: z.ZodType<T>
  /** What a right body is, for whoever sent another. */
  words: string
}

/** The body, or the words of why it is not taken. */
export async function readJson<T>(
  request: Request,
  { mostBytes, schema, words }: ReadJsonParameters<T>,
): Promise<T> {
  const text = await readCapped(request, mostBytes)
  if (text === undefined) throw new CookieRouteError(413, `The body is larger than ${mostBytes} bytes.`)
  const parsed = schema.safeParse(parse(text))
  if (!parsed.success) throw new CookieRouteError(400, words)
  return parsed.data
}

function parse(text: string): unknown {
  try {
    return parseStrictJson(text)
  } catch (error) {
    if (error instanceof StrictJsonError) throw new CookieRouteError(400, error.message)
    throw error
  }
}
