import type { MiddlewareHandler } from 'hono'

/** Stands before every route, so that refusals and failures carry the headers too. A route may set its own first. */
export function withSecurityHeaders(headers: Record<string, string>): MiddlewareHandler {
  const entries = Object.entries(headers)
  return async (context, next) => {
    await next()
    const own = context.res.headers
    for (const [name, value] of entries) {
      if (!own.has(name)) own.set(name, value)
    }
  }
}
