import { type Context, Hono } from 'hono'
import { createFailureAnswer } from './answers/createFailureAnswer.ts'
import { clientNetwork, createClientIp } from './clientIp.ts'
import type { Config } from './config.ts'
import { createFairGate } from './createFairGate.ts'
import type { Follower } from './follow/createFollower.ts'
import { createPolicyReports } from './headers/createPolicyReports.ts'
import { reportsPath } from './headers/policies.ts'
import { securityHeaders, withSecurityHeaders } from './headers/securityHeaders.ts'
import { readHealth, readReadiness } from './health/health.ts'
import { createImage } from './image/createImage.ts'
import { createInsights } from './insights/createInsights.ts'
import type { ViewCounter } from './insights/createViewCounter.ts'
import type { Log } from './log.ts'
import { createPriceReader } from './market/createPriceReader.ts'
import { createPriceRoute } from './market/createPriceRoute.ts'
import { createMarketHistory } from './market/history/createMarketHistory.ts'
import { readMarketHead } from './market/ingest/readMarketHead.ts'
import { createMe } from './me/createMe.ts'
import { createMetricsRoute } from './metrics/createMetricsRoute.ts'
import { createServerMetrics } from './metrics/createServerMetrics.ts'
import { createAccountHistory } from './movements/createAccountHistory.ts'
import { noOperation, type WriteOperation } from './operate/createCalmWrite.ts'
import { createRpc } from './rpc/createRpc.ts'
import type { Upstreams } from './rpc/upstreams/createUpstreams.ts'
import { createForwardRoutes } from './safe/forward/createForwardRoutes.ts'
import { createGateway } from './safe/gateway/createGateway.ts'
import { createParts } from './safe/gateway/createParts.ts'
import { createRoutes } from './safe/gateway/createRoutes.ts'
import { createServiceRoutes } from './safe/service/createServiceRoutes.ts'
import { notForwarded } from './safe/service/notOffered.ts'
import { securityTxt } from './securityTxt.ts'
import { createSignIn } from './sign-in/createSignIn.ts'
import { mountCookieRoutes } from './sign-in/mountCookieRoutes.ts'
import { createSimulate } from './simulate/createSimulate.ts'
import { createSnapshotFeed } from './snapshot/createSnapshotFeed.ts'
import { createSnapshotReader } from './snapshot/createSnapshotReader.ts'
import { createSnapshotRoute, packSnapshot, snapshotPath } from './snapshot/createSnapshotRoute.ts'
import { createStatic } from './static/createStatic.ts'
import type { StaticFiles } from './static/loadFiles.ts'
import type { Store } from './store/openStore.ts'
import type { Threads } from './threads/createThreads.ts'
import { createVaultHistory } from './vault/createVaultHistory.ts'

export type ServerDeps = {
  config: Config
  upstreams: Upstreams
  files: StaticFiles
  store: Store
  views: ViewCounter
  pool: Threads
  follower: Pick<Follower, 'state'>
  operation?: WriteOperation
  now: () => number
  log: Log
}

/** What the Node adapter passes beside the request. */
export type HttpConnection = { incoming?: { socket: { remoteAddress?: string | undefined } } }

/** Longer ones are nothing we ever link to. */
const LONGEST_URL = 8192
const noStore = { 'cache-control': 'no-store' }
const kept = { 'cache-control': 'public, max-age=60' }

export function createServer(deps: ServerDeps) {
  const { config, upstreams, files, store, views, pool, follower, operation = noOperation, now, log } = deps
  const { monitor } = upstreams
  const gate = createFairGate({ most: config.rpcLimits.gasAtOnce })
  const metrics = createServerMetrics({ monitor, follower, store, pool, gate })
  const reports = createPolicyReports({ config, now, log })
  const readMetrics = createMetricsRoute({
    config,
    metrics: [...operation.metrics, ...metrics.metrics, ...reports.metrics],
  })
  const app = new Hono<{ Bindings: HttpConnection }>()
  const rpc = createRpc({ config, upstreams, gate, now })
  const simulate = createSimulate({ config, upstreams, gate, now, onRunning: metrics.queue('simulate') })
  const image = createImage({ config, files, now, log, onMaking: metrics.queue('image') })
  const insights = createInsights({ config, files, store, views, now, log })
  const price = createPriceRoute({ read: createPriceReader({ config, upstreams, now }), now, log })
  const history = createMarketHistory({ db: store.db, readHead: readMarketHead, log })
  const accounts = createAccountHistory({ config, db: store.db, now, log })
  const faithPrices = createVaultHistory({ db: store.db, log })
  const parts = createParts({ config, upstreams, db: store.db, pool, now, log })
  const { safeGatewayUrl: gatewayUrl } = config
  const routes = gatewayUrl
    ? [...createForwardRoutes({ config, gatewayUrl, now, log }), ...notForwarded]
    : [...createRoutes(parts), ...createServiceRoutes(parts)]
  const gateway = createGateway({ config, routes, versions: parts.versions, now, log })
  const signIn = createSignIn(parts)
  const me = createMe({ config, db: store.db, now })
  const cookieRoutes = [...signIn.routes, ...me.routes]
  const clientIp = createClientIp(config.trustProxy)
  const clientOf = (request: Request, connection: HttpConnection | undefined) => {
    const socketAddress = connection?.incoming?.socket.remoteAddress
    return clientNetwork(clientIp({ socketAddress, forwardedFor: request.headers.get('x-forwarded-for') }))
  }
  const client = ({ req, env }: Context<{ Bindings: HttpConnection }>) => clientOf(req.raw, env)
  const secure = securityHeaders(config)
  const failed = createFailureAnswer({ secure, log })
  const pages = createStatic({ files, safeHosts: config.safeHosts, secure })
  const reader = createSnapshotReader({ config, upstreams, db: store.db })
  const snapshot = createSnapshotRoute({
    feed: createSnapshotFeed({ reader, make: packSnapshot, now, log }),
    secure,
  })
  const health = () => readHealth({ config, monitor, follower, now })

  app.use(withSecurityHeaders(secure))
  app.use(async (context, next) => {
    if (context.req.url.length > LONGEST_URL) return context.text('The address is too long', 414)
    return next()
  })
  app.all('/rpc', (context) => rpc(context.req.raw, client(context)))
  app.all('/simulate', (context) => simulate.calls(context.req.raw, client(context)))
  app.all('/simulate/queue', (context) => simulate.queue(context.req.raw, client(context)))
  app.all('/image', (context) => image(context.req.raw, client(context)))
  app.get('/health', (context) => {
    const report = health()
    return context.json(report, report.status === 'down' ? 503 : 200, noStore)
  })
  app.get('/ready', async (context) => {
    const readiness = await readReadiness({ health, files, store, operation })
    return context.json(readiness, readiness.ready ? 200 : 503, noStore)
  })
  app.all('/metrics', ({ req, env }) => readMetrics(req.raw, env?.incoming?.socket.remoteAddress))
  app.get('/safe-hosts.json', (context) => context.json({ hosts: config.safeHosts }, 200, kept))
  app.get('/.well-known/security.txt', (context, next) => {
    const text = securityTxt({ config, now: now() })
    return text === undefined ? next() : context.text(text, 200, kept)
  })
  app.all('/insights/view', (context) => insights.view(context.req.raw, client(context)))
  app.all(reportsPath, (context) => reports.receive(context.req.raw, client(context)))
  app.get('/insights/summary', ({ req }) => insights.summary(req.raw))
  app.get('/market/price', ({ req }) => price(req.raw))
  app.all(snapshotPath, ({ req }) => snapshot(req.raw))
  app.all('/market/pairs', ({ req }) => history.pairs(req.raw))
  app.all('/market/pairs/:name/candles', ({ req }) => history.candles(req.raw, req.param('name')))
  app.all('/market/pairs/:name/swaps', ({ req }) => history.swaps(req.raw, req.param('name')))
  app.all('/market/tokens/:symbol', ({ req }) => history.token(req.raw, req.param('symbol')))
  app.all('/market/tokens/:symbol/prices', ({ req }) => history.prices(req.raw, req.param('symbol')))
  for (const kind of ['history', 'positions', 'timeline'] as const)
    app.all(`/market/accounts/:address/${kind}`, (context) =>
      accounts[kind](context.req.raw, context.req.param('address'), client(context)),
    )
  app.all('/market/faith/prices', ({ req }) => faithPrices(req.raw))
  app.use('/me/*', async (context, next) => me.limit(context.req.raw, client(context)) ?? next())
  mountCookieRoutes(app, { routes: cookieRoutes, sessions: signIn.sessions, config, log, clientOf: client })
  app.all('/*', ({ req }) => pages.find(req.raw, req.path) ?? pages.missing(req.raw))
  app.onError((error, { req }) => failed(error, req.path))
  return {
    /** All that cookies mean something to. */
    cookieRoutes,
    /** Everything that is answered here, beside the gateway. */
    paths: [...new Set(app.routes.map(({ path }) => path))],
    fetch(request: Request, connection?: HttpConnection) {
      if (request.url.length > LONGEST_URL) return app.fetch(request, connection)
      const path = pathOf(request.url)
      if (/^\/(v\d+\/|api(\/|$))/.test(path)) return gateway(request, clientOf(request, connection))
      // These stand beside the routes: what is around those costs more than to send what lies in memory.
      if (path === '/rpc')
        return rpc(request, clientOf(request, connection)).catch((error: unknown) => failed(error, path))
      if (path === snapshotPath) return snapshot(request)
      return pages.find(request, path) ?? app.fetch(request, connection)
    },
  }
}

/** What stands between host and query. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.indexOf('?', start)
  return end === -1 ? url.slice(start) : url.slice(start, end)
}
