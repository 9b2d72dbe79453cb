import { signInMessage } from '@love/protocol/signIn/signInMessage'
import { getAddress } from 'viem'
import { jsonAnswer } from '../answers/jsonAnswer.ts'
import { beginSession } from './beginSession.ts'
import type { CookieRoute } from './cookieRoute.ts'
import type { PendingSignIn } from './createSafeProgress.ts'
import { hashSecretId } from './secretId.ts'
import type { SignInDeps } from './signInDeps.ts'
import { signInFields } from './signInFields.ts'

/** Who is signed in. A sign-in that waited for its last owner ends here. */
export function createSessionRoute(deps: SignInDeps): CookieRoute {
  const { config, nonces, cookies, sessions, proof, limit } = deps

  const complete = async (request: Request): Promise<Response | PendingSignIn | undefined> => {
    const visit = hashSecretId(cookies.read(request, 'love-visit'))
    const rows = visit === undefined ? [] : await nonces.pendingOf(visit)
    let newest: PendingSignIn | undefined
    for (const row of rows) {
      const address = getAddress(row.address)
      const message = signInMessage(signInFields(row, config))
      const proven = await proof.ofContract({ account: address, message, signature: '0x' })
      if (proven?.kind === 'pending') newest ??= proven.pending
      else if (proven && (await nonces.take(row.nonce)))
        return beginSession(deps, request, { address, proven, more: { pending: null } })
    }
    return newest
  }

  return {
    method: 'GET',
    path: '/sign-in/session',
    needsSession: false,
    async answer(request, { client }) {
      limit.asks(client)
      const session = await sessions.of(request)
      if (session) {
        const expiresAt = new Date(session.expiresAt).toISOString()
        return jsonAnswer(200, { address: session.address, expiresAt, pending: null })
      }
      const found = await complete(request)
      if (found instanceof Response) return found
      return jsonAnswer(200, { address: null, expiresAt: null, pending: found ?? null })
    },
  }
}
