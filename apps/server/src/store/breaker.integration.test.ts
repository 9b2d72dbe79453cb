import { startDevnet } from '@love/devnet/startDevnet'
import { keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createVisitor } from '../../test/signInVisitor.ts'
import { startPostgres } from '../../test/startPostgres.ts'
import { startSignIn } from '../../test/startSignIn.ts'
import { startTcpProxy } from '../../test/startTcpProxy.ts'

const devnet = await startDevnet({ port: 0, historyHours: 0 })
const postgres = await startPostgres()
afterAll(async () => {
  await devnet.close()
  await postgres.stop()
})

/** A server whose database is behind a proxy, and somebody who is signed in. */
async function start() {
  const url = new URL(await postgres.createDatabase())
  const proxy = await startTcpProxy(Number(url.port))
  url.port = String(proxy.port)
  const server = await startSignIn({ devnet, config: { databaseUrl: url.href } })
  onTestFinished(async () => {
    await server.close()
    await proxy.stop()
  })
  const visitor = createVisitor(server.url)
  await visitor.signIn(privateKeyToAccount(keccak256(toHex('ann'))))
  const value = { entries: [] }
  const put = (version: number) => visitor.send('PUT', '/me/address-book', { body: { version, value } })
  return { server, proxy, visitor, value, put }
}

describe(postgres.name, () => {
  test('behavior: a slow database is waited for: nothing fails, nothing is lost', {
    tags: '@deep',
  }, async () => {
    const { server, proxy, visitor, put } = await start()
    proxy.slow(60)
    for (let version = 0; version < 3; version++) expect((await put(version)).status).toBe(200)
    const reads = Array.from({ length: 30 }, () => visitor.send('GET', '/me/address-book'))
    for (const { status, body } of await Promise.all(reads))
      expect([status, body]).toMatchObject([200, { version: 3 }])
    expect((await fetch(`${server.url}/ready`)).status).toBe(200)
    expect(server.logLines.join()).not.toContain('"level":"error"')
  })

  test('error: a database that falls silent: soon everybody is told at once, and when it is back all works #acknowledged-kept', {
    timeout: 120_000,
    tags: '@deep',
  }, async () => {
    const { server, proxy, visitor, value, put } = await start()
    const paths = ['/me/notes', '/market/pairs', '/insights/summary']
    expect((await put(0)).status).toBe(200)

    proxy.silence()
    const failing = Array.from({ length: 30 }, () => visitor.send('GET', '/me/notes'))
    for (const { status } of await Promise.all(failing)) expect(status).toBe(503)
    for (let asked = 0; asked < 10; asked++)
      for (const path of paths) {
        const started = performance.now()
        const reply = await visitor.send('GET', path)
        expect([path, reply.status]).toEqual([path, 503])
        expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(performance.now() - started).toBeLessThan(1_000)
      }
    expect(await (await fetch(`${server.url}/ready`)).json()).toEqual({
      ready: false,
      reasons: ['The database does not respond.'],
    })
    expect((await fetch(`${server.url}/health`)).status).toBe(200)

    proxy.heal()
    const healed = performance.now()
    await expect
      .poll(async () => (await fetch(`${server.url}/ready`)).status, { timeout: 30_000, interval: 250 })
      .toBe(200)
    await expect.poll(async () => (await put(1)).status, { timeout: 30_000, interval: 250 }).toBe(200)
    expect(performance.now() - healed).toBeLessThan(30_000)
    expect((await visitor.send('GET', '/me/address-book')).body).toEqual({ version: 2, value })
    expect(server.logLines.join('')).not.toContain(postgres.password)
  })
})
