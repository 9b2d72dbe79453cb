import type { Context, Env, Hono } from 'hono'
import { jsonAnswer } from '../answers/jsonAnswer.ts'
import type { CookieRoute } from './cookieRoute.ts'
import { type CookieGuardDeps, guardCookieRoute } from './guardCookieRoute.ts'

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
