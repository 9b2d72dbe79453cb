import type { Endpoint } from '@love/safe/api/endpoints/endpoint'
import { endpoints } from '@love/safe/api/endpoints/endpoints'
import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import { createBreaker } from '../../operate/createBreaker.ts'
import { defineRoute, type GatewayRoute } from '../gateway/gatewayRoute.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import { type AskOther, createAskOther } from './createAskOther.ts'
import { ownLinks } from './ownLinks.ts'

export type ForwardDeps = {
  config: Pick<Config, 'appUrl'>
  /** `SAFE_GATEWAY_URL`. */
  gatewayUrl: string
  now: () => number
  log: Log
  timeoutMs?: number | undefined
}

const away = 'The Safe gateway behind this server is not responding. Try again in a few seconds.'

/**
 * The same endpoints as our own gateway, answered by another one. Who is limited, what is refused before anybody is asked
 * and every header stay ours; query and body are passed on as they came, for that gateway to judge.
 */
export function createForwardRoutes({ config, gatewayUrl, now, log, timeoutMs }: ForwardDeps) {
  const ask = withBreaker(createAskOther({ gatewayUrl, timeoutMs }), { now, log })
  return endpoints.map((endpoint: Endpoint): GatewayRoute => {
    const passedOn: Endpoint = {
      ...endpoint,
      query: z.looseObject({}),
      body: z.unknown(),
      reply: z.unknown(),
    }
    return defineRoute(passedOn, async ({ url, body }) => {
      // Nothing in a path of ours needs an escape, and nobody knows what the other side makes of one.
      if (url.pathname.includes('%')) throw new GatewayError(404, 'Not found.')
      const reply = await ask({ method: endpoint.method, path: `${url.pathname}${url.search}`, body })
      return endpoint.paged ? ownLinks(reply, `${config.appUrl}${url.pathname}`) : reply
    })
  })
}

/** Whoever comes while the other gateway is away is told at once. */
function withBreaker(ask: AskOther, { now, log }: Pick<ForwardDeps, 'now' | 'log'>): AskOther {
  const breaker = createBreaker({ now })
  let isAway = false
  return async (question) => {
    if (breaker.isOpen()) throw new GatewayError(503, away, { retryAfter: 5 })
    try {
      const reply = await ask(question)
      breaker.worked()
      isAway = false
      return reply
    } catch (error) {
      const isTheirs = error instanceof GatewayError && error.status >= 500
      if (!isTheirs) breaker.worked()
      else {
        breaker.failed()
        if (!isAway) log.warn('the Safe gateway behind this server fails', { reason: error.message })
      }
      isAway = isTheirs
      throw error
    }
  }
}
