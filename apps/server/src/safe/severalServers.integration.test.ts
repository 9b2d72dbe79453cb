import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { remoteChain } from '../../test/remoteChain.ts'
import { executeWith, hashesFor, proposalFor } from '../../test/safeProposal.ts'
import { startPostgres } from '../../test/startPostgres.ts'
import { startTestServer } from '../../test/startTestServer.ts'
import { createSafeOwner, type TestOwner, walletOwner } from '../../test/testOwners.ts'

const [ann, bob, cat] = [walletOwner('ann'), walletOwner('bob'), walletOwner('cat')]
const postgres = await startPostgres()
let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(async () => {
  await postgres.stop()
  await devnet.close()
})

const chain = '/v1/chains/1337'

async function start(databaseUrl: string) {
  const server = await startTestServer({
    chain: remoteChain(devnet.url),
    follow: { pollMs: 20, leaseMs: 500 },
    timings: { pollMs: 50 },
    config: { databaseUrl },
  })
  let isOpen = true
  const stop = async () => {
    if (isOpen) await server.close()
    isOpen = false
  }
  onTestFinished(stop)
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.url + path, init)
    expect(answer.status, path).toBe(200)
    return (await answer.json()) as Record<string, unknown>
  }
  return {
    stop,
    isLeader: async () => ((await ask('/health')).follower as { isLeader: boolean }).isLeader,
    visit: (safe: Address) => ask(`${chain}/safes/${safe}`),
    status: async (safeTxHash: string) => (await ask(`${chain}/transactions/${safeTxHash}`)).txStatus,
    propose: async (safe: Address, owner: TestOwner, nonce: bigint) =>
      ask(`${chain}/transactions/${safe}/propose`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(await proposalFor(safe, owner, { to: cat.address, nonce })),
      }),
  }
}

type Server = Awaited<ReturnType<typeof start>>

const leaders = async (servers: readonly Server[]) =>
  (await Promise.all(servers.map(({ isLeader }) => isLeader()))).filter(Boolean).length
const newSafe = async () =>
  (
    await createSafeOwner(devnet.client, {
      owners: [ann, bob, cat],
      threshold: 2,
      from: devnet.roles.whale,
    })
  ).address
const patience = { timeout: 15_000, interval: 50 }

describe(`servers on one ${postgres.name}`, () => {
  test('default: what one is told all know, one follows, and another takes over', async () => {
    const url = await postgres.createDatabase()
    const servers = [await start(url), await start(url), await start(url)] as const
    const [first, second, third] = servers
    const safe = await newSafe()
    await first.visit(safe)
    const tx = { to: cat.address, nonce: 0n }
    await second.propose(safe, ann, 0n)
    const proposal = await proposalFor(safe, ann, tx)
    for (const server of servers)
      expect(await server.status(proposal.safeTxHash)).toBe('AWAITING_CONFIRMATIONS')
    await third.propose(safe, bob, 0n)
    for (const server of servers) expect(await server.status(proposal.safeTxHash)).toBe('AWAITING_EXECUTION')
    await expect.poll(() => leaders(servers), patience).toBe(1)
    const executed = await executeWith(devnet, safe, [ann, bob], tx)
    expect(hashesFor(safe, executed).hash).toBe(proposal.safeTxHash)
    for (const server of servers)
      await expect.poll(() => server.status(proposal.safeTxHash), patience).toBe('SUCCESS')

    const leader = (await first.isLeader()) ? first : (await second.isLeader()) ? second : third
    const others = servers.filter((server) => server !== leader)
    await leader.stop()
    await expect.poll(() => leaders(others), patience).toBe(1)
    const next = await proposalFor(safe, cat, { ...tx, nonce: 1n })
    await others[0]?.propose(safe, cat, 1n)
    await executeWith(devnet, safe, [ann, bob], { to: safe, nonce: 1n })
    for (const server of others)
      await expect.poll(() => server.status(next.safeTxHash), patience).toBe('CANCELLED')
  })

  test('behavior: after a restart everything is there, also what happened in between', async () => {
    const url = await postgres.createDatabase()
    const before = await start(url)
    const safe = await newSafe()
    await before.visit(safe)
    const [now, rival, later] = await Promise.all(
      [
        { to: cat.address, nonce: 0n },
        { to: safe, nonce: 0n },
        { to: cat.address, nonce: 1n },
      ].map((tx) => proposalFor(safe, ann, tx)),
    )
    await before.propose(safe, ann, 0n)
    await before.propose(safe, ann, 1n)
    await before.stop()
    await executeWith(devnet, safe, [bob, cat], { to: safe, nonce: 0n })
    const after = await start(url)
    await expect.poll(() => after.status(now?.safeTxHash ?? ''), patience).toBe('CANCELLED')
    expect(await after.status(rival?.safeTxHash ?? '')).toBe('SUCCESS')
    expect(await after.status(later?.safeTxHash ?? '')).toBe('AWAITING_CONFIRMATIONS')
  })
})
