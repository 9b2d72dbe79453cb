import type { Endpoint } from '@love/safe/api/endpoints/endpoint'
import type { Config } from '../../config.ts'
import { createCors } from '../../headers/createCors.ts'
import { type SecurityHeadersConfig, securityHeaders } from '../../headers/securityHeaders.ts'
import type { Log } from '../../log.ts'
import { createBreaker } from '../../operate/createBreaker.ts'
import { createRateLimit } from '../../rpc/rateLimit.ts'
import { isDatabaseFailure, isOutOfRoom } from '../../store/isDatabaseFailure.ts'
import { createQuestions } from './createQuestions.ts'
import type { SafeVersions } from './createSafeVersions.ts'
import { createVersionedAnswers } from './createVersionedAnswers.ts'
import { createWriteLimit } from './createWriteLimit.ts'
import {
  type GatewayAnswer,
  type GatewayRoute,
  plainAnswer,
  type RouteInput,
  refusalAnswer,
} from './gatewayRoute.ts'
import { type NotOffered, notOffered } from './notOffered.ts'
import { readGatewayBody } from './readInput.ts'
import { databaseAway, GatewayError, refusalOf } from './refusalOf.ts'

export type GatewayDeps = {
  config: Pick<Config, 'chainId' | 'gatewayLimits'> & SecurityHeadersConfig
  routes: readonly GatewayRoute[]
  versions: Pick<SafeVersions, 'forget'>
  now: () => number
  log: Log
}

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const tooMany = 'Too many requests. Try again later.'

/**
 * All of `/v1`, `/v2` and whatever comes after, and of `/api`. No cookie means anything here: an owner's signature is what allows a write. Not a part of
 * Hono's routes, with its CORS and tags: of unchanged pages this answers 13,460 a second by a version that it keeps,
 * Hono's own middleware for tags 962, because it makes every body first.
 */
export function createGateway({ config, routes, versions, now, log }: GatewayDeps) {
  const { chainId, gatewayLimits: limits } = config
  const questionOf = createQuestions(routes)
  const rateLimit = createRateLimit({ limits, now })
  const writeLimit = createWriteLimit(limits, now)
  const breaker = createBreaker({ now })
  const versioned = createVersionedAnswers()
  const cors = createCors(config.safeHosts)
  const secure = securityHeaders(config)

  /** The cheap checks first. */
  const answer = async (request: Request, client: string): Promise<GatewayAnswer> => {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const question = questionOf(method, request.url)
    if (!question || 'allowed' in question) {
      const other = notOffered(method, new URL(request.url).pathname)
      if (other) return answerNotOffered(request, client, other)
      if (question) return otherMethod(request, question.allowed)
      throw new GatewayError(404, 'Not found.')
    }
    const { route, url } = question
    const { endpoint } = route
    limit(rateLimit.take(client, costOf(request, limits)))
    const asked = question.asked()
    const { chainId: chain, ...named } = asked.parameters as { chainId?: string }
    if (chain !== undefined && chain !== String(chainId))
      throw new GatewayError(404, `Chain ${chain} is not supported.`)
    if (breaker.isOpen()) throw databaseAway()
    if (endpoint.method === 'GET') return read(request, route, { ...asked, body: undefined, url, client })
    limit(writeLimit({ endpoint, client, target: Object.values(named).join().toLowerCase() }))
    const body = await readGatewayBody(endpoint, request, limits.bodyBytes)
    try {
      const reply = await route.answer({ ...asked, body, url, client })
      breaker.worked()
      return plainAnswer(reply)
    } finally {
      versions.forget()
    }
  }

  /** So that a client of others hears in words what is missing here, also in a browser. */
  const answerNotOffered = ({ method }: Request, client: string, other: NotOffered): GatewayAnswer => {
    if (method === 'OPTIONS') return { status: 204, headers: cors.preflight(allMethods), body: null }
    limit(rateLimit.take(client))
    if ('reply' in other) return plainAnswer(other.reply)
    throw new GatewayError(422, other.words)
  }

  const read = async (
    request: Request,
    route: GatewayRoute,
    input: RouteInput<Endpoint>,
  ): Promise<GatewayAnswer> => {
    if (!route.version) return plainAnswer(await route.answer(input))
    const version = await route.version(input)
    const ifNoneMatch = request.headers.get('if-none-match')
    const made = await versioned({ route, input, version, ifNoneMatch })
    breaker.worked()
    return made
  }

  const otherMethod = ({ method }: Request, allowed: readonly string[]): GatewayAnswer => {
    const methods = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
    const allow = methods.join(', ')
    return method === 'OPTIONS'
      ? { status: 204, headers: { allow, ...cors.preflight(methods) }, body: null }
      : refusalAnswer(new GatewayError(405, `Use ${allow}.`), { allow })
  }

  const answerSafely = async (request: Request, client: string): Promise<GatewayAnswer> => {
    try {
      return await answer(request, client)
    } catch (error) {
      // With a full disk everything can still be read.
      if (isDatabaseFailure(error) && !isOutOfRoom(error)) breaker.failed()
      const refusal = refusalOf(error)
      if (refusal) return refusalAnswer(refusal)
      log.error('gateway request failed', { error: error instanceof Error ? error.stack : String(error) })
      return refusalAnswer(new GatewayError(500, 'Internal server error.'))
    }
  }

  return async (request: Request, client: string): Promise<Response> => {
    const { status, headers, body } = await answerSafely(request, client)
    const length = body === null ? undefined : { 'content-length': String(Buffer.byteLength(body)) }
    return new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: { ...secure, ...cors.headersFor(request.headers.get('origin')), ...headers, ...length },
    })
  }
}

/** Long bodies are more work, however they are answered: so much of one counts as another request. */
const BYTES_PER_REQUEST = 1_024

function costOf({ method, headers }: Request, { bodyBytes, burst }: Config['gatewayLimits']): number {
  if (method === 'GET' || method === 'HEAD') return 1
  const bytes = Number(headers.get('content-length') ?? bodyBytes)
  // One that is too long is refused unread.
  return bytes > bodyBytes ? 1 : Math.min(burst, 1 + Math.floor(bytes / BYTES_PER_REQUEST))
}

function limit(wait: number): void {
  if (wait > 0) throw new GatewayError(429, tooMany, { retryAfter: wait })
}
