import type { Address } from 'viem'
import { address, count, fieldsOf, hash, listOf, record } from '../../storage/schema.ts'
import { ServerRefusal } from './ServerRefusal.ts'
import { type CookieDeps, sendCookieRequest } from './sendCookieRequest.ts'
import type { PendingSignIn } from './signInState.ts'

type Preparation = {
  readonly message: string
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime: string
}

export type Verification = { readonly until: string } | { readonly pending: PendingSignIn }

export type ServerSession = {
  readonly address: Address | undefined
  readonly until: string
  readonly pending: PendingSignIn | undefined
}

export type SignInServer = {
  readonly prepare: (address: Address, signal?: AbortSignal) => Promise<Preparation>
  readonly verify: (proof: { readonly message: string; readonly signature: string }) => Promise<Verification>
  readonly readSession: (signal?: AbortSignal) => Promise<ServerSession>
  readonly signOut: () => Promise<void>
}

/** Throws `ServerRefusal` for every answer that does not fit. */
export function createSignInServer(deps: CookieDeps): SignInServer {
  return {
    async prepare(account, signal) {
      const { value } = await sendCookieRequest(deps, {
        method: 'POST',
        path: '/sign-in/nonce',
        body: { address: account },
        signal,
      })
      const { message, nonce, issuedAt, expirationTime } = fieldsOf(value)
      return {
        message: textOf(message),
        nonce: textOf(nonce),
        issuedAt: textOf(issuedAt),
        expirationTime: textOf(expirationTime),
      }
    },

    async verify(proof) {
      const { status, value } = await sendCookieRequest(deps, {
        method: 'POST',
        path: '/sign-in/verify',
        body: proof,
        expected: [200, 202],
      })
      const { expiresAt, pending } = fieldsOf(value)
      return status === 202 ? { pending: pendingOf(pending) } : { until: timeOf(expiresAt) }
    },

    async readSession(signal) {
      const { value } = await sendCookieRequest(deps, { method: 'GET', path: '/sign-in/session', signal })
      const { address: said, expiresAt, pending } = fieldsOf(value)
      const signedIn = address(said)
      return {
        address: signedIn,
        until: signedIn ? timeOf(expiresAt) : '',
        pending: pending ? pendingOf(pending) : undefined,
      }
    },

    async signOut() {
      await sendCookieRequest(deps, {
        method: 'POST',
        path: '/sign-in/sign-out',
        body: {},
        expected: [200, 204],
      })
    },
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  throw strange()
}

function timeOf(value: unknown): string {
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return value
  throw strange()
}

const pendingSchema = record({ messageHash: hash, signed: count, required: count, missing: listOf(address) })

function pendingOf(value: unknown): PendingSignIn {
  const pending = pendingSchema(value)
  if (!pending) throw strange()
  return pending
}

function strange(): ServerRefusal {
  return new ServerRefusal(200, 'Unexpected response from the server.')
}
