import type { Address } from 'viem'
import { jsonAnswer } from '../answers/jsonAnswer.ts'
import type { Cookies } from './cookies.ts'
import type { Proof } from './createProof.ts'
import { SESSION_MS, type SessionStore } from './sessions.ts'

export type BeginParameters = {
  address: Address
  proven: Exclude<Proof, { kind: 'pending' }>
  /** What the answer has beside the two that are always there. */
  more?: Record<string, unknown>
}

/** Signs somebody in, under a new id. */
export async function beginSession(
  { sessions, cookies }: { sessions: SessionStore; cookies: Cookies },
  request: Request,
  { address, proven, more = {} }: BeginParameters,
): Promise<Response> {
  const proof = proven.kind === 'contract' ? { hash: proven.hash, signature: proven.signature } : undefined
  const { id, expiresAt } = await sessions.begin(request, { address, proof })
  const reply = jsonAnswer(200, { address, expiresAt: new Date(expiresAt).toISOString(), ...more })
  reply.headers.append(...cookies.write(request, { name: 'love-session', value: id, lifeMs: SESSION_MS }))
  return reply
}
