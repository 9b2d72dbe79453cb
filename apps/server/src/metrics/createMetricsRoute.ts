import { createHash, timingSafeEqual } from 'node:crypto'
import { jsonAnswer } from '../answers/jsonAnswer.ts'
import type { Config } from '../config.ts'
import { networks } from '../networks.ts'
import { type Metric, renderMetrics } from './metric.ts'

export type MetricsRouteDeps = {
  config: Pick<Config, 'metricsToken' | 'network'>
  metrics: readonly Metric[]
}

/**
 * `GET /metrics`, which is nobody else's business. On a public network the proxy in front may well be on this machine,
 * so that everybody seems to be: there only the token opens it.
 */
export function createMetricsRoute({ config: { metricsToken, network }, metrics }: MetricsRouteDeps) {
  const { isPublic } = networks[network]

  const refusalOf = (request: Request, socketAddress: string | undefined): Response | undefined => {
    if (metricsToken !== undefined) {
      const given = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
      if (isSame(given, metricsToken)) return undefined
      const message = 'Send the header “Authorization: Bearer” with the METRICS_TOKEN.'
      return jsonAnswer(401, { message }, { 'www-authenticate': 'Bearer' })
    }
    if (isPublic) return jsonAnswer(403, { message: 'Set METRICS_TOKEN to read the metrics.' })
    if (isLoopback(socketAddress) && !request.headers.has('x-forwarded-for')) return undefined
    const message =
      'Metrics are available on this machine only. Set METRICS_TOKEN to read them from elsewhere.'
    return jsonAnswer(403, { message })
  }

  return async (request: Request, socketAddress: string | undefined): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return jsonAnswer(405, { message: 'Use GET.' }, { allow: 'GET, HEAD' })
    const headers = {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    }
    return (
      refusalOf(request, socketAddress) ??
      new Response(await renderMetrics(metrics), { status: 200, headers })
    )
  }
}

/** In a time that tells nothing about how much of it was right. */
function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(right))
}

/** Whether the other end of a connection is this machine. */
export function isLoopback(socketAddress: string | undefined): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(socketAddress ?? '')
}
