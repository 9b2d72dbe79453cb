import { startDevnet } from '@love/devnet/startDevnet'
import { keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import { createVisitor } from '../../test/signInVisitor.ts'
import { startPostgres } from '../../test/startPostgres.ts'
import { startSignIn } from '../../test/startSignIn.ts'

const ROUNDS = runs(4, 100)
const AT_ONCE = 50
const timeout = runs(60_000, 600_000)
const ann = privateKeyToAccount(keccak256(toHex('ann')))
const devnet = await startDevnet({ port: 0, historyHours: 0 })
const postgres = await startPostgres()
afterAll(async () => {
  await devnet.close()
  await postgres.stop()
})

/** How often each status came, of all posts of one signed text at the same moment. */
async function replay(urls: readonly string[]): Promise<Record<number, number>> {
  const [first = ''] = urls
  const visitor = createVisitor(first)
  const message = await visitor.begin(ann.address)
  const signature = await ann.signMessage({ message })
  const doors = urls.map((url) => {
    const door = createVisitor(url)
    for (const [name, value] of visitor.cookies) door.cookies.set(name, value)
    return door
  })
  const posts = Array.from({ length: AT_ONCE }, (_, at) =>
    doors[at % doors.length]?.verify(message, signature),
  )
  const counts: Record<number, number> = {}
  for (const reply of await Promise.all(posts))
    counts[reply?.status ?? 0] = (counts[reply?.status ?? 0] ?? 0) + 1
  return counts
}

test('behavior: of 50 posts of one text one succeeds, on SQLite #sign-in-once', { timeout }, async () => {
  const server = await startSignIn({ devnet })
  onTestFinished(server.close)
  for (let round = 0; round < ROUNDS; round++)
    expect(await replay([server.url])).toEqual({ 200: 1, 401: AT_ONCE - 1 })
})

test('behavior: and on two servers that share one Postgres #sign-in-once', { timeout }, async () => {
  const databaseUrl = await postgres.createDatabase()
  const servers = [
    await startSignIn({ devnet, config: { databaseUrl } }),
    await startSignIn({ devnet, config: { databaseUrl } }),
  ]
  onTestFinished(async () => {
    for (const server of servers) await server.close()
  })
  for (let round = 0; round < ROUNDS; round++)
    expect(await replay(servers.map(({ url }) => url))).toEqual({ 200: 1, 401: AT_ONCE - 1 })
})
