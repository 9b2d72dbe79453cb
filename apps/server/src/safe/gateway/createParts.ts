import { createChainClient } from '../../chain/createChainClient.ts'
import { deploymentOn } from '../../chain/findBlockAt.ts'
import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import type { Upstreams } from '../../rpc/upstreams/createUpstreams.ts'
import type { Database } from '../../store/openStore.ts'
import type { Threads } from '../../threads/createThreads.ts'
import { createBalances } from '../assets/createBalances.ts'
import { createPriceBook } from '../assets/createPriceBook.ts'
import { createDescribeDeps } from '../decode/createDescribeDeps.ts'
import { describeCall } from '../decode/describeCall.ts'
import { createFollowSafe } from '../index/createFollowSafe.ts'
import { createLook } from '../index/createLook.ts'
import { createVerifier } from '../signatures/createVerifier.ts'
import { createSafeStates } from '../state/createSafeStates.ts'
import { createSafeVersions } from './createSafeVersions.ts'
import { createShortMemory } from './createShortMemory.ts'
import type { GatewayParts } from './gatewayParts.ts'

export type PartsDeps = {
  config: Config
  upstreams: Upstreams
  db: Database
  pool: Threads
  now: () => number
  log: Log
}

/** A page asks much more often than it is worth writing down that somebody looks. */
const FOLLOWED_MS = 10_000
const MOST_BYTES = 4 * 1024 * 1024

export function createParts({ config, upstreams, db, pool, now, log }: PartsDeps): GatewayParts {
  const deployment = deploymentOn(config.chainId)
  const client = createChainClient({ upstreams, deployment, quorum: config.rpcQuorum })
  const { appUrl, safeDelegatecallTargets: delegateTargets } = config
  const describeDeps = createDescribeDeps({ client, deployment, appUrl, delegateTargets, pool, now })
  const followSafe = createFollowSafe({ db, client, now, limit: config.mostSafes })
  const joined = createChainClient({ upstreams, deployment, quorum: config.rpcQuorum, isJoined: true })
  const states = createSafeStates({ client: joined, now })
  const look = createLook({ db, client, states, followSafe, now, returnMs: config.safeReturnMs })
  const looks = createShortMemory<unknown>({ now, keepMs: FOLLOWED_MS, mostBytes: MOST_BYTES })
  const earned = createShortMemory<unknown>({ now, keepMs: FOLLOWED_MS, mostBytes: MOST_BYTES })
  const priceBook = createPriceBook({ client, deployment, now })
  return {
    config,
    db,
    client,
    deployment,
    pool,
    describeDeps,
    now,
    log,
    states,
    versions: createSafeVersions({ db, now }),
    follow: (address) => looks(address.toLowerCase(), () => look(address)),
    followEarned: (address) => earned(address.toLowerCase(), () => followSafe(address, 'owned')),
    verifier: createVerifier({ client, pool, ethSign: config.safeEthSign }),
    describe: (call) => describeCall(describeDeps, call),
    balancesOf: createBalances({
      db,
      client,
      deployment,
      appUrl,
      readToken: describeDeps.readToken,
      priceBook,
      now,
    }),
    head() {
      const heads = upstreams.monitor.healthy().map(({ head }) => head)
      return heads.toSorted((a, b) => b.number - a.number)[0]
    },
  }
}
