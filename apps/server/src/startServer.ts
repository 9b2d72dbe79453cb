import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener, RequestError } from '@hono/node-server'
import { createServer } from './app.ts'
import { checkContracts } from './checkContracts/checkContracts.ts'
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
import { createProcessMetrics } from './metrics/createProcessMetrics.ts'
import { networks } from './networks.ts'
import { createAdmission } from './operate/createAdmission.ts'
import { createLogScrub } from './operate/createLogScrub.ts'
import { createTraffic } from './operate/createTraffic.ts'
import { createPost } from './rpc/upstreams/createPost.ts'
import { createUpstreams } from './rpc/upstreams/createUpstreams.ts'
import type { RpcTimings } from './rpc/upstreams/rpcNode.ts'
import { openStore } from './store/openStore.ts'
import { createThreads } from './threads/createThreads.ts'

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
  /** Finishes what is under way and stops, also where it answers for a while longer. */
  close(): Promise<void>
  /** Says at `/ready` that it will stop, answers for `DRAIN_SECONDS` more, and closes. */
  retire(): Promise<void>
}

/** Throws `StartError` with a line for the operator. */
export async function startServer(config: Config, options: StartServerOptions = {}): Promise<RunningServer> {
  const { now = Date.now, random = Math.random, timings } = options
  const log = options.log ?? defaultLog(config, now)
  const upstreams = createUpstreams({ config, log, post: createPost(), now, random, timings })
  const { monitor } = upstreams

  const [files] = await Promise.all([
    loadWeb({ folder: options.webFolder, network: config.network }),
    checkNodes({ config, monitor, log }).then(() => checkContracts({ config, upstreams })),
  ])
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
  const pool = createThreads({
    report: (cause) => log.error('a thread crashed', { error: String(cause) }),
  })
  const headers = securityHeaders(config)
  const admission = createAdmission({ config, now })
  const traffic = createTraffic({ admission, headers, now, log })
  const ownProcess = createProcessMetrics()
  let isStopping = false
  const operation = {
    metrics: [...traffic.metrics, ...admission.metrics, ...ownProcess.metrics],
    isStopping: () => isStopping,
    fullClasses: admission.full,
  }
  const app = createServer({ config, upstreams, files, store, views, pool, follower, operation, now, log })
  const listener = await listen({
    host: config.host,
    port: config.port,
    headers,
    connect: admission.connect,
    handle: traffic.watch(
      getRequestListener(app.fetch, {
        hostname: 'localhost',
        errorHandler: (error) => {
          const isTheirs = error instanceof RequestError
          if (!isTheirs) log.error('request failed', { error: String(error) })
          return new Response(null, { status: isTheirs ? 400 : 500, headers })
        },
      }),
    ),
  }).catch(async (error: unknown) => {
    ownProcess.stop()
    await pool.close()
    await store.close()
    throw error
  })
  monitor.start()
  views.start()
  if (options.follow !== false) follower.start()
  const url = `http://${reachableHost(config.host)}:${listener.port}`
  log.info('server started', { url })

  const hurry = new AbortController()
  let stopped: Promise<void> | undefined
  const stop = async (drainSeconds: number) => {
    isStopping = true
    traffic.endConnections()
    log.info('server is stopping', { drainSeconds })
    // At once, so that another server follows the chain while this one still answers.
    const hasLeft = follower.close()
    await sleep(drainSeconds * 1_000, undefined, { signal: hurry.signal }).catch(() => {})
    await listener.close()
    monitor.stop()
    await hasLeft
    await views.close()
    await pool.close()
    await store.close()
    ownProcess.stop()
    log.info('server stopped')
  }
  const stopOnce = (drainSeconds: number) => {
    stopped ??= stop(drainSeconds)
    return stopped
  }
  return {
    url,
    close: () => {
      hurry.abort()
      return stopOnce(0)
    },
    retire: () => stopOnce(config.drainSeconds),
  }
}

/** What to type into a browser: a server that listens everywhere is also on localhost. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function defaultLog(config: Config, now: () => number): Log {
  return createLog({
    level: networks[config.network].isPublic ? 'info' : 'error',
    write: (line) => process.stderr.write(line),
    now,
    scrub: createLogScrub(config),
  })
}
