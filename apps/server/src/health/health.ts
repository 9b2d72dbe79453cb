import type { Config } from '../config.ts'
import type { Follower, FollowState } from '../follow/createFollower.ts'
import type { WriteOperation } from '../operate/createCalmWrite.ts'
import type { Monitor } from '../rpc/upstreams/createMonitor.ts'
import type { PlaceClass } from '../settings/operateSettings.ts'
import type { StaticFiles } from '../static/loadFiles.ts'
import type { Store } from '../store/openStore.ts'

type Health = {
  status: 'ok' | 'degraded' | 'down'
  network: string
  chainId: number
  /** Blocks until the page calls a transaction confirmed. */
  confirmations: number
  block: number | null
  headAgeSeconds: number | null
  /** How many nodes must agree on what decides about money. */
  quorum: number
  /** How far the stored market is. */
  follower: FollowState
  nodes: { name: string; healthy: boolean; block: number | null; reason?: string }[]
}

export type HealthDeps = {
  config: Pick<Config, 'network' | 'chainId' | 'confirmations' | 'rpcQuorum'>
  monitor: Pick<Monitor, 'states' | 'healthy'>
  follower: Pick<Follower, 'state'>
  now: () => number
}

/** For people and monitors alike; nodes have numbers here, no addresses. */
export function readHealth({ config, monitor, follower, now }: HealthDeps): Health {
  const { network, chainId, confirmations, rpcQuorum: quorum } = config
  const states = monitor.states()
  const heads = monitor.healthy().map(({ head }) => head)
  const best = heads.toSorted((a, b) => b.number - a.number)[0]
  return {
    status: heads.length === 0 ? 'down' : heads.length < states.length ? 'degraded' : 'ok',
    network,
    chainId,
    confirmations,
    block: best?.number ?? null,
    headAgeSeconds: best ? Math.max(0, Math.floor(now() / 1000) - best.timestamp) : null,
    quorum,
    follower: follower.state(),
    nodes: states.map(({ node, observation, verdict }) => ({
      name: node.name,
      healthy: verdict.status === 'healthy',
      block: observation.kind === 'seen' ? observation.head.number : null,
      ...(verdict.status !== 'healthy' && { reason: verdict.reason }),
    })),
  }
}

/** Whether a balancer should send people here, and if not, why. */
type Readiness = { ready: true } | { ready: false; reasons: readonly string[] }

type ReadinessDeps = {
  health: () => Pick<Health, 'status'>
  files: StaticFiles
  store: Pick<Store, 'ping' | 'hasRoom'>
  operation: Pick<WriteOperation, 'isStopping' | 'fullClasses'>
}

const wordsOf: Readonly<Record<PlaceClass, string>> = {
  static: 'pages and files',
  read: 'reads',
  write: 'writes',
}

export async function readReadiness({ health, files, store, operation }: ReadinessDeps): Promise<Readiness> {
  // Who stops says so at once, whatever the database does.
  if (operation.isStopping()) return { ready: false, reasons: ['The server is stopping.'] }
  const reasons = [
    ...(health().status === 'down' ? ['No node in RPC_URLS is usable.'] : []),
    ...(files.size === 0 ? ['The page has not been built.'] : []),
    ...(await storeReasons(store)),
    ...operation.fullClasses().map((kind) => `The limit for ${wordsOf[kind]} is reached.`),
  ]
  return reasons.length === 0 ? { ready: true } : { ready: false, reasons }
}

async function storeReasons(store: ReadinessDeps['store']): Promise<readonly string[]> {
  if (!(await store.ping())) return ['The database does not respond.']
  return (await store.hasRoom()) ? [] : ['The database disk is full.']
}
