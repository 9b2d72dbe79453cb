import { type Context, Hono } from 'hono'
import { clientNetwork, createClientIp } from './clientIp.ts'
import type { Config } from './config.ts'
import type { Follower } from './follow/createFollower.ts'
import { securityHeaders } from './headers/securityHeaders.ts'
import { withSecurityHeaders } from './headers/withSecurityHeaders.ts'
import { readHealth } from './health/health.ts'
import { createImage } from './image/createImage.ts'
import { createInsights } from './insights/createInsights.ts'
import type { ViewCounter } from './insights/createViewCounter.ts'
import type { Log } from './log.ts'
import { createPriceReader } from './market/createPriceReader.ts'
import { createPriceRoute } from './market/createPriceRoute.ts'
import { createMarketHistory } from './market/history/createMarketHistory.ts'
import { readMarketHead } from './market/ingest/readMarketHead.ts'
import { createRpc } from './rpc/createRpc.ts'
import type { Upstreams } from './rpc/upstreams/createUpstreams.ts'
import { createGateway } from './safe/gateway/createGateway.ts'
import { createParts } from './safe/gateway/createParts.ts'
import { createRoutes } from './safe/gateway/createRoutes.ts'
import type { RecoveryPool } from './safe/signatures/createRecoveryPool.ts'
import { createSimulate } from './simulate/createSimulate.ts'
import type { StaticFiles } from './static/loadFiles.ts'
import { staticRoute } from './static/staticRoute.ts'
import type { Store } from './store/openStore.ts'
import { createVaultHistory } from './vault/createVaultHistory.ts'

export type ServerDeps = {
  config: Config
  upstreams: Upstreams
  files: StaticFiles
  store: Store
  views: ViewCounter
  pool: RecoveryPool
  follower: Pick<Follower, 'state'>
  now: () => number
  log: Log
}

/** What the Node adapter passes beside the request. */
export type Connection = { incoming?: { socket: { remoteAddress?: string | undefined } } }

/** Longer ones are nothing we ever link to. */
const LONGEST_URL = 8192
const noStore = { 'cache-control': 'no-store' }
const kept = { 'cache-control': 'public, max-age=60' }

export function createServer(deps: ServerDeps) {
  const { config, upstreams, files, store, views, pool, follower, now, log } = deps
  const app = new Hono<{ Bindings: Connection }>()
  const rpc = createRpc({ config, upstreams, now })
  const simulate = createSimulate({ config, upstreams, now })
  const image = createImage({ config, files, now, log })
  const insights = createInsights({ config, store, views, now, log })
  const price = createPriceRoute({ read: createPriceReader({ config, upstreams, now }), now, log })
  const history = createMarketHistory({ db: store.db, readHead: readMarketHead, log })
  const faithPrices = createVaultHistory({ db: store.db, log })
  const parts = createParts({ config, upstreams, db: store.db, pool, now, log })
  const gateway = createGateway({ config, routes: createRoutes(parts), versions: parts.versions, now, log })
  const clientIp = createClientIp(config.trustProxy)
  const clientOf = (request: Request, connection: Connection | undefined) => {
    const socketAddress = connection?.incoming?.socket.remoteAddress
    return clientNetwork(clientIp({ socketAddress, forwardedFor: request.headers.get('x-forwarded-for') }))
  }
  const client = ({ req, env }: Context<{ Bindings: Connection }>) => clientOf(req.raw, env)
  const health = () => readHealth({ config, monitor: upstreams.monitor, follower, now })

  app.use(withSecurityHeaders(securityHeaders(config)))
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
    const ready = health().status !== 'down' && files.size > 0 && (await store.ping())
    return context.json({ ready }, ready ? 200 : 503, noStore)
  })
  app.get('/safe-hosts.json', (context) => context.json({ hosts: config.safeHosts }, 200, kept))
  app.all('/insights/view', (context) => insights.view(context.req.raw, client(context)))
  app.get('/insights/summary', ({ req }) => insights.summary(req.raw))
  app.get('/market/price', ({ req }) => price(req.raw))
  app.all('/market/pairs', ({ req }) => history.pairs(req.raw))
  app.all('/market/pairs/:name/candles', ({ req }) => history.candles(req.raw, req.param('name')))
  app.all('/market/tokens/:symbol', ({ req }) => history.token(req.raw, req.param('symbol')))
  app.all('/market/tokens/:symbol/prices', ({ req }) => history.prices(req.raw, req.param('symbol')))
  app.all('/market/faith/prices', ({ req }) => faithPrices(req.raw))
  app.all('/*', staticRoute({ files, safeHosts: config.safeHosts }))
  app.onError((error, context) => {
    log.error('request failed', { path: context.req.path, error: error.stack ?? error.message })
    return context.text('Something went wrong here', 500)
  })
  return {
    fetch: (request: Request, connection?: Connection) =>
      isForGateway(request.url)
        ? gateway(request, clientOf(request, connection))
        : app.fetch(request, connection),
  }
}

/** Its path is the first thing behind the host. */
function isForGateway(url: string): boolean {
  const path = url.indexOf('/', url.indexOf('//') + 2)
  return url.length <= LONGEST_URL && (url.startsWith('/v1/', path) || url.startsWith('/v2/', path))
}
