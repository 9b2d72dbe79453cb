import { sleep } from '@love/http/retryDelay'
import type { Log } from '../log.ts'
import type { Upstreams } from '../rpc/upstreams/createUpstreams.ts'
import { databaseCode } from '../store/isDatabaseFailure.ts'
import type { Database } from '../store/openStore.ts'
import { beginFollowing } from './beginFollowing.ts'
import type { Read } from './chain.ts'
import { createLease } from './createLease.ts'
import { FollowError } from './FollowError.ts'
import type { FollowSource } from './followSource.ts'
import { readCursor } from './followTables.ts'
import type { FollowTimings } from './followTimings.ts'
import type { Followed } from './planReading.ts'
import { takeStep } from './takeStep.ts'

export type FollowState = {
  /** The last block that all sources have read, and its time in seconds since 1970. */
  block: number | null
  timestamp: number | null
  /** How many blocks the chain is ahead of that. */
  lagBlocks: number | null
  /** Whether it is this server that follows. */
  isLeader: boolean
}

export type Follower = {
  state(): FollowState
  start(): void
  /** Lets a transaction under way end, and lets another server take over at once. */
  close(): Promise<void>
}

export type FollowerDeps = {
  db: Database
  upstreams: Pick<Upstreams, 'read' | 'monitor'>
  sources: readonly FollowSource[]
  timings: FollowTimings
  now: () => number
  log: Log
}

/** Follows the chain for all sources, on one of the servers that share the database. */
export function createFollower({ db, upstreams, sources, timings, now, log }: FollowerDeps): Follower {
  const { pollMs, leaseMs, longestWaitMs, stepBlocks } = timings
  const lease = createLease({ db, name: 'chain', lastsMs: leaseMs, now })
  const end = new AbortController()
  const read: Read = (calls) => orEnded(upstreams.read(calls), end.signal)
  let followed: readonly Followed[] = []
  let isLeader = false
  let failures = 0
  let newest = 0
  let place: { block: number; timestamp: number } | undefined
  let running: Promise<void> | undefined

  const takeOffice = async (): Promise<boolean> => {
    isLeader = await lease.acquire()
    if (!isLeader) return false
    log.info('this server is now indexing the chain')
    // What another server did meanwhile is not known.
    followed = sources.map(beginFollowing)
    return true
  }
  const look = async () => {
    const cursors = await Promise.all(sources.map(({ name }) => readCursor(db, name)))
    const all = cursors.filter((cursor) => cursor !== undefined)
    const [last] = all.toSorted((a, b) => a.block - b.block)
    place = all.length === sources.length ? last : undefined
  }
  /** How long to wait afterwards. */
  const turn = async (): Promise<number> => {
    if (!isLeader && !(await takeOffice())) {
      await look()
      return Math.min(pollMs, leaseMs / 4)
    }
    const { head, isAtHead } = await takeStep({ db, read, followed, stepBlocks, fence: lease.renew, log })
    newest = head?.number ?? newest
    await look()
    return isAtHead ? pollMs : 0
  }
  const recover = (error: unknown): number => {
    if (end.signal.aborted) return 0
    if (error instanceof FollowError && error.code === 'lease-lost') {
      isLeader = false
      log.warn('another server is now indexing the chain')
      return 0
    }
    // Once: the nodes and the database are watched, and told of, elsewhere.
    const reason = error instanceof FollowError ? error.message : databaseCode(error)
    if (++failures === 1) log.warn('the chain cannot be indexed right now', { reason })
    return Math.min(longestWaitMs, pollMs * 2 ** Math.min(failures - 1, 10))
  }
  const run = async () => {
    while (!end.signal.aborted) {
      const wait = await turn().then((ms) => {
        if (failures > 0) log.info('indexing has resumed')
        failures = 0
        return ms
      }, recover)
      await sleep(wait, end.signal).catch(() => {})
    }
  }
  /** Also while a slow node is waited for. */
  const keepOffice = () => {
    if (isLeader) lease.renew(db).catch(() => {})
  }

  return {
    state() {
      const heads = upstreams.monitor.healthy().map(({ head }) => head.number)
      const lagBlocks = place ? Math.max(0, Math.max(newest, ...heads) - place.block) : null
      return { block: place?.block ?? null, timestamp: place?.timestamp ?? null, lagBlocks, isLeader }
    },
    start() {
      if (running) return
      const timer = setInterval(keepOffice, leaseMs / 4)
      running = run().finally(() => clearInterval(timer))
    },
    async close() {
      end.abort(new FollowError('closed', 'The server is stopping.'))
      await running
      isLeader = false
      // Not worth a failure: the lease ends by itself.
      await lease.release().catch(() => {})
    },
  }
}

/** Rejects at once when the signal fires, whatever the work still does. */
function orEnded<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
