import { keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { openTestStore } from '../../test/openTestStore.ts'
import { createCookies } from './cookies.ts'
import { createNonces } from './nonces.ts'
import { createSessions } from './sessions.ts'

const { address } = privateKeyToAccount(keccak256(toHex('ann')))
const proof = { hash: keccak256('0x12'), signature: '0x34' } as const
const MINUTE = 60_000

async function start() {
  const { db } = await openTestStore()
  const world = { time: 1_000_000, asked: 0, answer: async () => true }
  const now = () => world.time
  const agrees = () => {
    world.asked += 1
    return world.answer()
  }
  const sessions = createSessions({
    db,
    cookies: createCookies({ appUrl: 'https://love.example' }),
    now,
    agrees,
  })
  const from = (method: string, id = '') =>
    new Request('https://love.example/me/notes', { method, headers: { cookie: `__Host-love-session=${id}` } })
  const rows = () => db.selectFrom('sign_in_sessions').selectAll().execute()
  return { db, world, now, sessions, from, rows }
}

test('default: what is stored opens nothing', async () => {
  const { sessions, from, rows } = await start()
  const { id } = await sessions.begin(from('POST'), { address, proof: undefined })
  const [row] = await rows()
  expect(row?.id).not.toBe(id)
  expect(await sessions.of(from('GET', id))).toEqual({ address, id: row?.id, expiresAt: row?.expires_at })
  for (const other of [row?.id, '', 'love', `${id}A`, `${id.slice(0, 42)}-`])
    expect(await sessions.of(from('GET', other))).toBeUndefined()
})

test('behavior: a key is never asked again', async () => {
  const { world, sessions, from } = await start()
  const { id } = await sessions.begin(from('POST'), { address, proof: undefined })
  world.time += 60 * MINUTE
  expect(await sessions.of(from('PUT', id))).toMatchObject({ address })
  expect(world.asked).toBe(0)
})

test('behavior: a contract is asked for every write, and every ten minutes #sign-in-contracts', async () => {
  const { world, sessions, from, rows } = await start()
  const { id } = await sessions.begin(from('POST'), { address, proof })
  expect(await sessions.of(from('GET', id))).toMatchObject({ address })
  world.time += 10 * MINUTE - 1
  await sessions.of(from('GET', id))
  expect(world.asked).toBe(0)
  await sessions.of(from('PUT', id))
  expect(world.asked).toBe(1)
  // Which counts for reads, too.
  world.time += 10 * MINUTE - 1
  await sessions.of(from('GET', id))
  expect(world.asked).toBe(1)
  world.time += 1
  await sessions.of(from('GET', id))
  expect(world.asked).toBe(2)
  world.answer = async () => false
  expect(await sessions.of(from('PUT', id))).toBeUndefined()
  expect(await rows()).toEqual([])
  world.answer = async () => true
  expect(await sessions.of(from('GET', id))).toBeUndefined()
})

test('error: a contract that cannot be asked now is not signed out for it', async () => {
  const { world, sessions, from } = await start()
  const { id } = await sessions.begin(from('POST'), { address, proof })
  world.answer = () => Promise.reject(new Error('no node'))
  await expect(sessions.of(from('PUT', id))).rejects.toThrow('no node')
  world.answer = async () => true
  expect(await sessions.of(from('PUT', id))).toMatchObject({ address })
})

test('behavior: what has ended is removed when something new begins', async () => {
  const { db, world, now, sessions, from, rows } = await start()
  const nonces = createNonces({ db, now })
  const kept = () => db.selectFrom('sign_in_nonces').select('is_contract').orderBy('issued_at').execute()
  await sessions.begin(from('POST'), { address, proof })
  await nonces.issue({ address, visit: 'a', isContract: false })
  await nonces.issue({ address, visit: 'a', isContract: true })
  world.time += 11 * MINUTE
  await nonces.issue({ address, visit: 'b', isContract: false })
  expect(await kept()).toEqual([{ is_contract: 1 }, { is_contract: 0 }])
  world.time += 7 * 24 * 60 * MINUTE
  await sessions.begin(from('POST'), { address, proof })
  await nonces.issue({ address, visit: 'b', isContract: false })
  expect(await rows()).toHaveLength(1)
  expect(await kept()).toEqual([{ is_contract: 0 }])
})
