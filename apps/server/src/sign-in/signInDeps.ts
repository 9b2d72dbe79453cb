import type { Client } from 'viem'
import type { Config } from '../config.ts'
import type { Cookies } from './cookies.ts'
import type { createProof } from './createProof.ts'
import type { SignInLimit } from './createSignInLimit.ts'
import type { NonceStore } from './nonces.ts'
import type { SessionStore } from './sessions.ts'

/** What the routes are made of. */
export type SignInDeps = {
  config: Pick<Config, 'appUrl' | 'chainId'>
  client: Client
  cookies: Cookies
  nonces: NonceStore
  sessions: SessionStore
  proof: ReturnType<typeof createProof>
  limit: SignInLimit
  now: () => number
}
