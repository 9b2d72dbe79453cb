import { jsonAnswer } from '../answers/jsonAnswer.ts'
import { createRateLimit } from '../rpc/rateLimit.ts'
import type { MeLimits } from '../settings/meSettings.ts'
import type { Cookies } from '../sign-in/cookies.ts'
import { hashSecretId } from '../sign-in/secretId.ts'

/** The refusal, where it has been too much. */
export type MeLimit = (request: Request, client: string) => Response | undefined

export type MeLimitDeps = { limits: MeLimits; cookies: Cookies; now: () => number }

/**
 * Of one client, and of one session wherever it comes from. It stands before the session is looked up: that asks the
 * database, and for a contract the chain. Who has no session asks neither, and is not counted.
 */
export function createMeLimit({ limits, cookies, now }: MeLimitDeps): MeLimit {
  const clients = createRateLimit({ limits, now })
  const sessions = createRateLimit({ limits, now })

  return (request, client) => {
    const session = hashSecretId(cookies.read(request, 'love-session'))
    if (session === undefined) return undefined
    const wait = clients.take(client) || sessions.take(session)
    if (wait === 0) return undefined
    const message = `Too many requests. Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`
    return jsonAnswer(429, { message }, { 'retry-after': String(wait) })
  }
}
