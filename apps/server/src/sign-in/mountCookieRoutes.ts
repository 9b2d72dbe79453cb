import { RequestTimeoutError } from '@love/http/request'
import type { Context, Env, Hono } from 'hono'
import { jsonAnswer } from '../answers/jsonAnswer.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { refusalOf } from '../safe/gateway/refusalOf.ts'
import { BusyError } from '../safe/signatures/signatureLimits.ts'
import { type CookieRoute, CookieRouteError } from './cookieRoute.ts'
import type { Sessions } from './sessions.ts'

export type MountParameters<E extends Env> = CookieGuardDeps & {
  routes: readonly CookieRoute[]
  clientOf: (context: Context<E>) => string
}

export function mountCookieRoutes<E extends Env>(
  app: Hono<E>,
  { routes, clientOf, ...deps }: MountParameters<E>,
): void {
  for (const route of routes) {
    const answer = guardCookieRoute(route, deps)
    app.on(route.method, route.path, (context) => answer(context.req.raw, clientOf(context)))
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map(({ method }) => method)
    const allow = methods.join(', ')
    app.all(path, () => jsonAnswer(405, { message: `Use ${allow}.` }, { allow }))
  }
}

type CookieGuardDeps = {
  config: Pick<Config, 'appUrl' | 'trustProxy'>
  sessions: Sessions
  log: Log
}

/** The only way to a route with cookies: from a page of ours, as JSON, signed in where that is needed. */
function guardCookieRoute(
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
        return jsonAnswer(500, { message: 'Internal server error. Try again.' })
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

/** What only our own pages send, as a form or a link of another site cannot. */
const HEADER = 'love-request'

/** Throws for what did not come from a page of ours, at the address that it was made for. */
function refuseForeign(request: Request, config: Pick<Config, 'appUrl' | 'trustProxy'>): void {
  const { method, headers } = request
  const { host, origin } = new URL(config.appUrl)
  if (hostOf(request, config) !== host)
    throw new CookieRouteError(
      403,
      `Sign-in does not work at this address. Open LOVE at ${origin}, or set APP_URL to the address you use.`,
    )
  if (method === 'GET' || method === 'HEAD') {
    const site = headers.get('sec-fetch-site') ?? 'none'
    if (site === 'same-origin' || site === 'none') return
    throw new CookieRouteError(403, 'Requests from other sites are not allowed.')
  }
  if (headers.get('origin') !== origin)
    throw new CookieRouteError(403, `Only requests from ${origin} are allowed.`)
  if (headers.get(HEADER) !== '1') throw new CookieRouteError(403, `Send the header ${HEADER}: 1.`)
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    throw new CookieRouteError(415, 'Content-Type must be application/json.')
}

/** What the browser was told to open. A proxy that changes it says so in a header of its own. */
function hostOf({ headers, url }: Request, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = trustProxy === 0 ? undefined : headers.get('x-forwarded-host')?.split(',')[0]?.trim()
  return (forwarded ?? headers.get('host') ?? new URL(url).host).toLowerCase()
}
