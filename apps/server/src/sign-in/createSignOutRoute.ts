import type { CookieRoute } from './cookieRoute.ts'
import { hashSecretId } from './secretId.ts'
import type { SignInDeps } from './signInDeps.ts'

/** The session is gone for whoever has its cookie, not only here; so is a sign-in that waits for owners. */
export function createSignOutRoute({ sessions, nonces, cookies, limit }: SignInDeps): CookieRoute {
  return {
    method: 'POST',
    path: '/sign-in/sign-out',
    needsSession: false,
    async answer(request, { client }) {
      limit.asks(client)
      const visit = hashSecretId(cookies.read(request, 'love-visit'))
      if (visit !== undefined) await nonces.forget(visit)
      await sessions.end(request)
      const headers = new Headers({ 'cache-control': 'no-store' })
      headers.append(...cookies.write(request, { name: 'love-session' }))
      return new Response(null, { status: 204, headers })
    },
  }
}
