import type { Devnet } from '@love/devnet/startDevnet'
import type { Endpoint } from '@love/safe/api/endpoints/endpoint'
import * as z from 'zod/mini'
import { createChainClient } from '../src/chain/createChainClient.ts'
import { deploymentOn } from '../src/chain/findBlockAt.ts'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { createPost } from '../src/rpc/upstreams/createPost.ts'
import { createUpstreams } from '../src/rpc/upstreams/createUpstreams.ts'
import { createDecodeRoutes } from '../src/safe/decode/createDecodeRoutes.ts'
import { createDescribeDeps } from '../src/safe/decode/createDescribeDeps.ts'
import { describeCall } from '../src/safe/decode/describeCall.ts'
import type { SafeCall } from '../src/safe/decode/safeCall.ts'
import { createFollowSafe } from '../src/safe/index/createFollowSafe.ts'
import { readSafeVersion } from '../src/safe/index/safeVersions.ts'
import { createProposalRoutes } from '../src/safe/proposals/createProposalRoutes.ts'
import { createTransactionServiceRoutes } from '../src/safe/service/createTransactionServiceRoutes.ts'
import { createVerifier } from '../src/safe/signatures/createVerifier.ts'
import { createSafeStates } from '../src/safe/state/createSafeStates.ts'
import { createTransactionRoutes } from '../src/safe/transactions/createTransactionRoutes.ts'
import type { Database } from '../src/store/openStore.ts'
import type { Threads } from '../src/threads/createThreads.ts'

type Input<E extends Endpoint> = {
  parameters: Omit<z.input<E['parameters']>, 'chainId'>
  query?: Record<string, string>
  body?: unknown
}

export type AskRoutes = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<z.output<E['reply']>>

export type SafeRoutesParameters = { devnet: Pick<Devnet, 'url'>; db: Database; pool: Threads }

/** The routes by themselves: what is asked and what comes back goes through the endpoint's own schemas. */
export async function createSafeRoutes({ devnet, db, pool }: SafeRoutesParameters): Promise<AskRoutes> {
  let time = Date.now()
  // What was read before is old at once.
  const now = () => (time += 2_000)
  const log = createLog({ level: 'error', write: () => {}, now, scrub: (text) => text })
  const config = readConfig({ RPC_URLS: devnet.url, APP_URL: 'https://love.example' })
  const upstreams = createUpstreams({ config, log, post: createPost(), now: Date.now, random: Math.random })
  await upstreams.monitor.poll()
  const deployment = deploymentOn(config.chainId)
  const client = createChainClient({ upstreams, deployment, quorum: 1 })
  const followSafe = createFollowSafe({ db, client, now, limit: 1_000 })
  const delegateTargets = config.safeDelegatecallTargets
  const describeDeps = createDescribeDeps({
    client,
    deployment,
    appUrl: config.appUrl,
    delegateTargets,
    pool,
    now,
  })
  const deps = {
    config,
    db,
    client,
    now,
    pool,
    describeDeps,
    states: createSafeStates({ client, now }),
    versions: { read: (safe: string) => readSafeVersion(db, safe) },
    follow: (address: `0x${string}`) => followSafe(address, 'visited'),
    followEarned: (address: `0x${string}`) => followSafe(address, 'owned'),
    verifier: createVerifier({ client, pool, ethSign: false }),
    describe: (call: SafeCall) => describeCall(describeDeps, call),
  }
  const routes = [
    ...createTransactionRoutes(deps),
    ...createDecodeRoutes(describeDeps),
    ...createProposalRoutes(deps),
    ...createTransactionServiceRoutes(deps),
  ]
  return async <E extends Endpoint>(
    endpoint: E,
    { parameters: given, query: asked = {}, body: sent }: Input<E>,
  ) => {
    const route = routes.find((one) => one.endpoint === endpoint)
    if (!route) throw new Error(`Nothing answers ${endpoint.name}.`)
    const parameters = endpoint.parameters.parse({ chainId: '1337', ...given })
    const input = {
      parameters,
      query: endpoint.query.parse(asked),
      body: endpoint.body.parse(sent),
      client: 'tests',
      url: new URL(`http://evil.example/asked?${new URLSearchParams(asked)}`),
    }
    await route.version?.(input)
    const reply: unknown = JSON.parse(JSON.stringify(await route.answer(input)))
    return z.parse<E['reply']>(endpoint.reply, reply)
  }
}
