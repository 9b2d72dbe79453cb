import { withTimeLimit } from '@love/http/request'
import { signInMessage } from '@love/protocol/signIn/signInMessage'
import { type Address, type Client, getAddress, isAddress } from 'viem'
import { getCode } from 'viem/actions'
import { z } from 'zod'
import { jsonAnswer } from '../answers/jsonAnswer.ts'
import type { GatewayParts } from '../safe/gateway/gatewayParts.ts'
import { askAccount } from './askAccount.ts'
import { beginSession } from './beginSession.ts'
import { signInFields } from './checkMessage.ts'
import { type CookieRoute, readJson } from './cookieRoute.ts'
import { createCookies, hashSecretId, newSecretId } from './cookies.ts'
import { createProof } from './createProof.ts'
import type { SafeSignInProgress } from './createSafeProgress.ts'
import { createSignInLimit } from './createSignInLimit.ts'
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
    config,
    client,
    cookies,
    sessions,
    now,
    nonces: createNonces({ db, now }),
    proof: createProof(parts),
    limit: createSignInLimit({ limits: config.signInLimits, now }),
  }
  const makers = [createNonceRoute, createVerifyRoute, createSessionRoute, createSignOutRoute]
  return { sessions, routes: makers.map((make) => make(deps)) }
}

/** The session is gone for whoever has its cookie, not only here; so is a sign-in that waits for owners. */
function createSignOutRoute({ sessions, nonces, cookies, limit }: SignInDeps): CookieRoute {
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

/** Who is signed in. A sign-in that waited for its last owner ends here. */
function createSessionRoute(deps: SignInDeps): CookieRoute {
  const { config, nonces, cookies, sessions, proof, limit } = deps

  const complete = async (request: Request): Promise<Response | SafeSignInProgress | undefined> => {
    const visit = hashSecretId(cookies.read(request, 'love-visit'))
    const rows = visit === undefined ? [] : await nonces.pendingOf(visit)
    let newest: SafeSignInProgress | undefined
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

const MOST_BYTES = 1_024

const CODE_MS = 3_000

/** As long as the longest sign-in. */
const VISIT_MS = 24 * 3_600_000

const schema = z.object({
  address: z
    .string()
    .refine((text) => isAddress(text, { strict: false }))
    .transform((text) => getAddress(text)),
})

const words = 'Send the address of the account: {"address":"0x…"}.'

/** Begins a sign-in: the text to sign, with the server's times in it. */
function createNonceRoute({ config, client, nonces, cookies, limit }: SignInDeps): CookieRoute {
  return {
    method: 'POST',
    path: '/sign-in/nonce',
    needsSession: false,
    async answer(request, { client: sender }) {
      limit.asks(sender)
      const { address } = await readJson(request, { mostBytes: MOST_BYTES, schema, words })
      const known = cookies.read(request, 'love-visit')
      const [secret, visit] = visitOf(known)
      const row = await nonces.issue({ address, visit, isContract: await isContract(client, address) })
      const fields = signInFields(row, config)
      const { nonce, issuedAt, expirationTime } = fields
      const reply = jsonAnswer(200, { message: signInMessage(fields), nonce, issuedAt, expirationTime })
      reply.headers.append(...cookies.write(request, { name: 'love-visit', value: secret, lifeMs: VISIT_MS }))
      return reply
    },
  }
}

/** The one that the browser has, or a new one; with its hash. */
function visitOf(known: string | undefined): readonly [string, string] {
  const hash = hashSecretId(known)
  if (known !== undefined && hash !== undefined) return [known, hash]
  const secret = newSecretId()
  return [secret, hashSecretId(secret) ?? '']
}

/** A key that only lends its account some code (EIP-7702) still signs by itself. Where no node answers, keys can sign in. */
async function isContract(client: Client, address: Address): Promise<boolean> {
  const code = await withTimeLimit(() => getCode(client, { address }), { timeoutMs: CODE_MS }).catch(
    () => undefined,
  )
  return code !== undefined && code !== '0x' && !code.startsWith('0xef0100')
}
