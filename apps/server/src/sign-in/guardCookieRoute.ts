import { RequestTimeoutError } from '@love/http/RequestTimeoutError'
import { jsonAnswer } from '../answers/jsonAnswer.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { refusalOf } from '../safe/gateway/refusalOf.ts'
import { BusyError } from '../safe/signatures/BusyError.ts'
import { CookieRouteError } from './CookieRouteError.ts'
import type { CookieRoute } from './cookieRoute.ts'
import { refuseForeign } from './refuseForeign.ts'
import type { Sessions } from './sessions.ts'

export type CookieGuardDeps = {
  config: Pick<Config, 'appUrl' | 'trustProxy'>
  sessions: Sessions
  log: Log
}

/** The only way to a route with cookies: from a page of ours, as JSON, signed in where that is needed. */
export function guardCookieRoute(
  route: CookieRoute,
  { config, sessions, log }: CookieGuardDeps,
): (request: Request, client: string) => Promise<Response> {
  const answer = async (request: Request, client: string): Promise<Response> => {
    refuseForeign(request, config)
    if (!route.needsSession) return route.answer(request, { client })
    const session = await sessions.of(request)
    if (!session) throw new CookieRouteError(401, 'You are not signed in. Sign in and try again.')
    return route.answer(request, { client, session })
  }

  return async (request, client) => {
    try {
      return await answer(request, client)
    } catch (error) {
      const refusal = error instanceof CookieRouteError ? error : refusalOf(slowAsBusy(error))
      if (!refusal) {
        log.error('request failed', { path: route.path, error: String(error) })
        return jsonAnswer(500, { message: 'Something went wrong here. Try again.' })
      }
      const { status, message, retryAfter } = refusal
      return jsonAnswer(status, { message }, retryAfter ? { 'retry-after': String(retryAfter) } : {})
    }
  }
}

function slowAsBusy(error: unknown): unknown {
  if (!(error instanceof RequestTimeoutError)) return error
  return new BusyError('The chain did not answer in time. Try again in a few seconds.')
}
