import type { GatewayParts } from '../safe/gateway/gatewayParts.ts'
import { askAccount } from './askAccount.ts'
import type { CookieRoute } from './cookieRoute.ts'
import { createCookies } from './cookies.ts'
import { createNonceRoute } from './createNonceRoute.ts'
import { createProof } from './createProof.ts'
import { createSessionRoute } from './createSessionRoute.ts'
import { createSignInLimit } from './createSignInLimit.ts'
import { createSignOutRoute } from './createSignOutRoute.ts'
import { createVerifyRoute } from './createVerifyRoute.ts'
import { createNonces } from './nonces.ts'
import { createSessions, type Sessions } from './sessions.ts'
import type { SignInDeps } from './signInDeps.ts'

export type SignIn = { readonly sessions: Sessions; readonly routes: readonly CookieRoute[] }

/** Sign-in with Ethereum (EIP-4361), for keys, for contracts, and for accounts that are still to be made. */
export function createSignIn(parts: GatewayParts): SignIn {
  const { config, client, db, now } = parts
  const cookies = createCookies(config)
  const sessions = createSessions({ db, cookies, now, agrees: (question) => askAccount(client, question) })
  const deps: SignInDeps = {
    ...{ config, client, cookies, sessions, now },
    nonces: createNonces({ db, now }),
    proof: createProof(parts),
    limit: createSignInLimit({ limits: config.signInLimits, now }),
  }
  const makers = [createNonceRoute, createVerifyRoute, createSessionRoute, createSignOutRoute]
  return { sessions, routes: makers.map((make) => make(deps)) }
}
