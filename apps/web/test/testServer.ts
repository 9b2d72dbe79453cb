import { signInMessage } from '@love/protocol/signIn/signInMessage'
import type { Address } from 'viem'
import type { SignInPlace } from '../src/account/signIn/attemptSignIn.ts'
import type { PendingSignIn } from '../src/account/signIn/signInState.ts'

export const place: SignInPlace = { domain: 'love.example', uri: 'https://love.example', chainId: 1337 }
export const issuedAt = '2026-02-28T12:00:00.000Z'
export const until = '2026-03-07T12:00:00.000Z'

type Asked = {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body: Body
}
type Body = Readonly<Record<string, unknown>>
type Answer = (asked: Asked) => Response | Promise<Response>

/** As much of the server as a browser sees: its answers can be scripted by path. */
export function createTestServer() {
  const asked: Asked[] = []
  const scripts = new Map<string, Answer>()
  const kept = new Map<string, { version: number; value: unknown }>()
  const state = {
    session: undefined as Address | undefined,
    /** A sign-in that waits for owners. */
    pending: undefined as PendingSignIn | undefined,
    /** What `verify` does: it lets in, unless it says that owners are missing. */
    missing: undefined as PendingSignIn | undefined,
  }

  const answers: Readonly<Record<string, Answer>> = {
    '/sign-in/nonce': ({ body }) => {
      const fields = {
        nonce: '0123456789abcdef0123456789abcdef',
        issuedAt,
        expirationTime: '2026-02-28T12:10:00.000Z',
      }
      const message = signInMessage({ ...place, ...fields, address: body.address as Address })
      return Response.json({ message, ...fields })
    },
    '/sign-in/verify': ({ body }) => {
      if (state.missing) {
        state.pending = state.missing
        return Response.json({ pending: state.pending }, { status: 202 })
      }
      state.session = String(body.message).split('\n')[1] as Address
      return Response.json({ address: state.session, expiresAt: until })
    },
    '/sign-in/session': () =>
      Response.json({
        address: state.session ?? null,
        expiresAt: state.session ? until : null,
        pending: state.session ? null : (state.pending ?? null),
      }),
    '/sign-in/sign-out': () => {
      state.session = undefined
      return new Response(null, { status: 204 })
    },
  }

  function document({ method, path, body }: Asked): Response {
    if (!state.session) return Response.json({ message: 'You are not signed in.' }, { status: 401 })
    const now = kept.get(path) ?? { version: 0, value: {} }
    if (method === 'GET') return Response.json(now)
    if (body.version !== now.version) return Response.json(now, { status: 409 })
    kept.set(path, { version: now.version + 1, value: body.value })
    return Response.json({ version: now.version + 1 })
  }

  const fetch: typeof globalThis.fetch = async (url, { method = 'GET', headers, body, signal } = {}) => {
    signal?.throwIfAborted()
    const path = String(url)
    const given: Asked = {
      method,
      path,
      headers: new Headers(headers),
      body: typeof body === 'string' ? JSON.parse(body) : {},
    }
    asked.push(given)
    const answer = await (scripts.get(path) ?? answers[path] ?? document)(given)
    signal?.throwIfAborted()
    return answer
  }

  return {
    fetch,
    asked,
    state,
    kept,
    paths: () => asked.map(({ method, path }) => `${method} ${path}`),
    script: (path: string, answer: Answer) => void scripts.set(path, answer),
    unscript: (path: string) => void scripts.delete(path),
  }
}
