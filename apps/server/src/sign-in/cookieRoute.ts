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
