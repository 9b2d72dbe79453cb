import { request } from '@love/http/request'
import { cleanText } from '@love/protocol/format/cleanText'
import { chainDefaults } from '../../chain/chainDefaults.ts'
import { fieldsOf } from '../../storage/schema.ts'
import { ServerRefusal } from './ServerRefusal.ts'

export type CookieDeps = {
  readonly fetch: typeof globalThis.fetch
  /** Inside a frame the server has to give its cookies another way. */
  readonly isFramed: () => boolean
}

export type CookieRequest = {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** Answers that are no failure; 200 alone if left out. */
  readonly expected?: readonly number[] | undefined
}

export type CookieAnswer = { readonly status: number; readonly value: unknown }

/** For the routes that know us by a cookie: they take nothing that another site could have sent. */
export async function sendCookieRequest(
  { fetch, isFramed }: CookieDeps,
  { method, path, body, signal, expected = [200] }: CookieRequest,
): Promise<CookieAnswer> {
  const response = await request(
    path,
    {
      method,
      cache: 'no-store',
      credentials: 'same-origin',
      timeoutMs: chainDefaults.requestTimeoutMs,
      maxRetries: 0,
      signal,
      headers: {
        'love-request': '1',
        ...(isFramed() && { 'love-framed': '1' }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    { fetch },
  )
  const value = await readJson(response)
  if (expected.includes(response.status)) return { status: response.status, value }
  throw new ServerRefusal(response.status, refusalWords(response, value))
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text())
  } catch {
    return undefined
  }
}

function refusalWords({ status, headers }: Response, value: unknown): string {
  const { message } = fieldsOf(value)
  const words = typeof message === 'string' ? cleanText(message, 200) : ''
  if (words || status !== 429) return words || `The server rejected the request (${status}).`
  const seconds = Number(headers.get('retry-after'))
  return `Too many attempts. Wait ${seconds > 0 ? `${Math.ceil(seconds)} seconds` : 'a minute'}, then try again.`
}
