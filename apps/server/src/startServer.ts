import { getRequestListener, RequestError } from '@hono/node-server'
import { createServer } from './app.ts'
import { checkNodes } from './checkNodes.ts'
import type { Config } from './config.ts'
import { createFollower } from './follow/createFollower.ts'
import { type FollowTimings, followTimings } from './follow/followTimings.ts'
import { followSources } from './followSources.ts'
import { securityHeaders } from './headers/securityHeaders.ts'
import { createViewCounter } from './insights/createViewCounter.ts'
import { addViews } from './insights/viewsTable.ts'
import { listen } from './listen.ts'
import { loadWeb } from './loadWeb.ts'
import { createLog, type Log } from './log.ts'
import { networks } from './networks.ts'
import { createPost } from './rpc/upstreams/createPost.ts'
import { createUpstreams } from './rpc/upstreams/createUpstreams.ts'
import type { RpcTimings } from './rpc/upstreams/rpcTimings.ts'
import { createScrub } from './rpc/upstreams/scrub.ts'
import { createRecoveryPool } from './safe/signatures/createRecoveryPool.ts'
import { openStore } from './store/openStore.ts'

export type StartServerOptions = {
  /** The built web app; `apps/web/dist` by default. */
  webFolder?: string | undefined
  log?: Log | undefined
  now?: (() => number) | undefined
  random?: (() => number) | undefined
  timings?: Partial<RpcTimings> | undefined
  /** False: what happens on the chain is not stored. */
  follow?: Partial<FollowTimings> | false | undefined
}

export type RunningServer = {
  url: string
  /** Finishes what is under way and stops. */
  close(): Promise<void>
}

/** Throws `StartError` with a line for the operator. */
export async function startServer(config: Config, options: StartServerOptions = {}): Promise<RunningServer> {
  const { now = Date.now, random = Math.random, timings } = options
  const log = options.log ?? defaultLog(config, now)
  const upstreams = createUpstreams({ config, log, post: createPost(), now, random, timings })
  const { monitor } = upstreams

  const [files] = await Promise.all([loadWeb(options.webFolder), checkNodes({ config, monitor })])
  const store = await openStore(config, { log, now })
  const views = createViewCounter({ save: (rows) => addViews(store.db, rows), now, log })
  const follower = createFollower({
    db: store.db,
    upstreams,
    sources: followSources({ config, upstreams }),
    timings: { ...followTimings[config.network], ...options.follow },
    now,
    log,
  })
  const pool = createRecoveryPool({
    report: (cause) => log.error('a worker that checks signatures crashed', { error: String(cause) }),
  })
  const app = createServer({ config, upstreams, files, store, views, pool, follower, now, log })
  const headers = securityHeaders(config)
  const listener = await listen({
    host: config.host,
    port: config.port,
    headers,
    handle: getRequestListener(app.fetch, {
      hostname: 'localhost',
      errorHandler: (error) => {
        const isTheirs = error instanceof RequestError
        if (!isTheirs) log.error('request failed', { error: String(error) })
        return new Response(null, { status: isTheirs ? 400 : 500, headers })
      },
    }),
  }).catch(async (error: unknown) => {
    await pool.close()
    await store.close()
    throw error
  })
  monitor.start()
  views.start()
  if (options.follow !== false) follower.start()
  const url = `http://${reachableHost(config.host)}:${listener.port}`
  log.info('server started', { url })
  return {
    url,
    async close() {
      await listener.close()
      monitor.stop()
      await follower.close()
      await views.close()
      await pool.close()
      await store.close()
      log.info('server stopped')
    },
  }
}

/** What to type into a browser: a server that listens everywhere is also on localhost. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function defaultLog({ network, rpcUrls }: Config, now: () => number): Log {
  return createLog({
    level: networks[network].isPublic ? 'info' : 'error',
    write: (line) => process.stderr.write(line),
    now,
    scrub: createScrub(rpcUrls),
  })
}
