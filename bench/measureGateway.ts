import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@love/server/log'
import { openStore } from '@love/server/store/openStore'
import { numberToHex } from 'viem'
import { fillSafe } from '../apps/server/test/fillSafe.ts'
import { proposalFor } from '../apps/server/test/safeProposal.ts'
import { createSafeOwner, walletOwner } from '../apps/server/test/testOwners.ts'
import { costRow } from './costRow.ts'
import { load } from './gateway/load.ts'
import { makeProposals } from './gateway/makeProposals.ts'
import { type Stack, startStack } from './gateway/startStack.ts'
import type { Measurement } from './measurement.ts'

const HISTORY = 5_000
const QUEUED = 100
const SECONDS = 20
/** Where a Safe keeps its nonce. */
const NONCE_SLOT = 5

/** The gateway over HTTP on SQLite. The load is made on the same machine: its time is part of what is measured. */
export async function measureGateway(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'love-bench-'))
  const stack = await startStack(dataDir)
  const { url } = stack
  try {
    const path = await fillGateway(stack, dataDir)
    const proposals = await makeProposals(stack)
    const etag = (await fetch(url + path)).headers.get('etag') ?? ''
    let asked = 0
    const { computedMs } = stack
    const reads = { url, connections: 32, seconds: SECONDS, status: 200, computedMs }
    // Once, so that nothing that is measured is the first of its kind.
    await load({ ...reads, seconds: 5, request: { path } })
    const before = stack.residentMegabytes()
    const warm = await load({ ...reads, request: { path } })
    const unchanged = await load({
      ...reads,
      status: 304,
      request: { path, headers: { 'if-none-match': etag } },
    })
    // Each address is new, so that no answer is kept for it.
    const cold = await load({ ...reads, request: () => ({ path: `${path}&asked=${asked++}` }) })
    const posts = proposals.values()
    const writes = {
      url,
      connections: 64,
      amount: proposals.length / 2,
      status: 200,
      request: () => ({
        method: 'POST' as const,
        headers: { 'content-type': 'application/json' },
        ...posts.next().value,
      }),
    }
    const most = await load(writes)
    const [, meanwhile] = await Promise.all([
      load({ ...writes, perSecond: 600 }),
      load({ ...reads, connections: 10, seconds: 5, perSecond: 200, request: { path } }),
    ])
    const growth = stack.residentMegabytes() - before
    const perSecond = { unit: '/s' }
    const milliseconds = { unit: 'ms' }
    return [
      { name: 'queue page, kept', value: warm.perSecond, ...perSecond, atLeast: 5_000 },
      costRow('queue page, kept', warm.cpuMs, 5_000),
      { name: 'queue page, kept, p97.5', value: warm.p97Ms, ...milliseconds, atMost: 30 },
      { name: 'queue page, made anew', value: cold.perSecond, ...perSecond, atLeast: 2_000 },
      costRow('queue page, made anew', cold.cpuMs, 2_000),
      { name: 'queue page, made anew, p97.5', value: cold.p97Ms, ...milliseconds, atMost: 30 },
      { name: 'queue page, unchanged', value: unchanged.perSecond, ...perSecond, atLeast: 8_000 },
      costRow('queue page, unchanged', unchanged.cpuMs, 8_000),
      { name: 'proposals and confirmations', value: most.perSecond, ...perSecond, atLeast: 600 },
      {
        name: 'queue page at 600 of them a second, p97.5',
        value: meanwhile.p97Ms,
        ...milliseconds,
        atMost: 100,
      },
      { name: 'memory that the gateway grew by', value: Math.round(growth), unit: 'MB', atMost: 100 },
    ]
  } finally {
    await stack.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** A followed Safe with a long history and a full queue; answers with the address of its queue. */
async function fillGateway({ url, client, roles }: Stack, dataDir: string): Promise<string> {
  const owners = ['ann', 'bob', 'cat'].map(walletOwner)
  const safe = await createSafeOwner(client, { owners, threshold: 2, from: roles.whale })
  const chain = `${url}/v1/chains/1337`
  await expectOk(await fetch(`${chain}/safes/${safe.address}`))
  await client.mine({ blocks: HISTORY })
  await untilFollowed(url, await client.getBlockNumber())
  const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
  const store = await openStore({ databaseUrl: undefined, dataDir, network: 'local' }, { log, now: Date.now })
  await fillSafe(store.db, safe.address.toLowerCase(), HISTORY)
  await store.close()
  // The chain has to know of that history too: what is queued comes after it.
  const value = numberToHex(HISTORY, { size: 32 })
  await client.setStorageAt({ address: safe.address, index: NONCE_SLOT, value })
  for (let nonce = BigInt(HISTORY); nonce < HISTORY + QUEUED; nonce++)
    for (const owner of owners) {
      const body = await proposalFor(safe.address, owner, { to: roles.whale, nonce, value: nonce })
      await expectOk(
        await fetch(`${chain}/transactions/${safe.address}/propose`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      )
    }
  return `/v1/chains/1337/safes/${safe.address}/transactions/queued?trusted=true`
}

/** What is filled in for blocks that are still to be read would be taken for something that never was. */
async function untilFollowed(url: string, head: bigint): Promise<void> {
  const read = async () => {
    const health = (await (await fetch(`${url}/health`)).json()) as { follower: { block: number | null } }
    return health.follower.block ?? 0
  }
  while ((await read()) < head) await new Promise((done) => setTimeout(done, 100))
}

async function expectOk(response: Response): Promise<void> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`)
}
