import { Hono } from 'hono'
import { clientNetwork, createClientIp } from './clientIp.ts'
import type { Config } from './config.ts'
import { securityHeaders } from './headers/securityHeaders.ts'
import { withSecurityHeaders } from './headers/withSecurityHeaders.ts'
import { readHealth } from './health/health.ts'
import type { Log } from './log.ts'
import { createRpc } from './rpc/createRpc.ts'
import type { Upstreams } from './rpc/upstreams/createUpstreams.ts'
import type { StaticFiles } from './static/loadFiles.ts'
import { staticRoute } from './static/staticRoute.ts'

export type ServerDeps = {
  config: Config
  upstreams: Upstreams
  files: StaticFiles
  now: () => number
  log: Log
}

/** What the Node adapter passes beside the request. */
export type Connection = { incoming?: { socket: { remoteAddress?: string | undefined } } }

/** Longer ones are nothing we ever link to. */
const LONGEST_URL = 8192
const noStore = { 'cache-control': 'no-store' }

export function createServer({ config, upstreams, files, now, log }: ServerDeps) {
  const app = new Hono<{ Bindings: Connection }>()
  const rpc = createRpc({ config, upstreams, now })
  const clientIp = createClientIp(config.trustProxy)
  const health = () => readHealth({ config, monitor: upstreams.monitor, now })

  app.use(withSecurityHeaders(securityHeaders(config)))
  app.use(async (context, next) => {
    if (context.req.url.length > LONGEST_URL) return context.text('The address is too long', 414)
    return next()
  })
  app.all('/rpc', ({ req, env }) => {
    const socketAddress = env?.incoming?.socket.remoteAddress
    const ip = clientIp({ socketAddress, forwardedFor: req.raw.headers.get('x-forwarded-for') })
    return rpc(req.raw, clientNetwork(ip))
  })
  app.get('/health', (context) => {
    const report = health()
    return context.json(report, report.status === 'down' ? 503 : 200, noStore)
  })
  app.get('/ready', (context) => {
    const ready = health().status !== 'down' && files.size > 0
    return context.json({ ready }, ready ? 200 : 503, noStore)
  })
  app.all('/*', staticRoute({ files, safeHosts: config.safeHosts }))
  app.onError((error, context) => {
    log.error('request failed', { path: context.req.path, error: error.stack ?? error.message })
    return context.text('Something went wrong here', 500)
  })
  return { fetch: (request: Request, connection?: Connection) => app.fetch(request, connection) }
}
