import { readConfig } from '../src/config.ts'
import { createFollower, type Follower } from '../src/follow/createFollower.ts'
import type { FollowTimings } from '../src/follow/followTimings.ts'
import { followSources } from '../src/followSources.ts'
import { createLog } from '../src/log.ts'
import { createPost } from '../src/rpc/upstreams/createPost.ts'
import { createUpstreams } from '../src/rpc/upstreams/createUpstreams.ts'
import type { RpcTimings } from '../src/rpc/upstreams/rpcNode.ts'
import type { Database } from '../src/store/openStore.ts'

export type TestFollowerParameters = {
  db: Database
  rpcUrls: readonly string[]
  timings?: Partial<FollowTimings>
  marketDays?: number
  /** Of the requests to the nodes. */
  rpcTimings?: Partial<RpcTimings>
}

export type TestFollower = Follower & { logLines: string[] }

/** The server's follower with the server's sources, and without its server. */
export async function startTestFollower(parameters: TestFollowerParameters): Promise<TestFollower> {
  const { rpcUrls, marketDays = 90 } = parameters
  const config = { ...readConfig({}), rpcUrls, marketDays }
  const logLines: string[] = []
  const write = (line: string) => void logLines.push(line)
  const log = createLog({ level: 'info', write, now: Date.now, scrub: (text) => text })
  const post = createPost()
  const upstreams = createUpstreams({
    config,
    log,
    post,
    now: Date.now,
    random: Math.random,
    timings: parameters.rpcTimings,
  })
  await upstreams.monitor.poll()
  const follower = createFollower({
    db: parameters.db,
    upstreams,
    sources: followSources({ config, upstreams }),
    timings: { pollMs: 20, leaseMs: 400, longestWaitMs: 100, stepBlocks: 2_000, ...parameters.timings },
    now: Date.now,
    log,
  })
  follower.start()
  return { ...follower, logLines }
}
