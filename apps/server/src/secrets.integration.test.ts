import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { Fault } from '../test/startFaultNode.ts'
import { startPostgres } from '../test/startPostgres.ts'
import { startTestServer, type TestServer } from '../test/startTestServer.ts'

const canary = 'CANARYkey0123456789abcdef'
let server: TestServer
afterEach(() => server.close())

test('behavior: the key in a node address appears in no answer and no log, whatever the node says #secrets-hidden', async () => {
  server = await startTestServer({
    secret: `v2/${canary}`,
    timings: { budgetMs: 300, pollMs: 50 },
  })
  const { node, url } = server
  const { host } = new URL(node.url)
  const tell = {
    code: -32000,
    message: `quota of ${node.url} (${canary}) at ${host}`,
    data: { see: [node.url, canary] },
  }
  const faults: Fault[] = [
    { change: ([answer]) => ({ id: answer?.id, error: tell, url: node.url }) },
    { change: ([answer]) => ({ id: answer?.id, error: node.url }) },
    { status: { code: 500, body: node.url } },
    { status: { code: 403, body: node.url } },
    { status: { code: 429, headers: { 'retry-after': node.url } } },
    { status: { code: 302, headers: { location: node.url } } },
    { garbage: node.url },
    { reset: true },
    { drop: true },
    { truncate: true },
  ]
  const texts: string[] = []
  const collect = async (response: Response) => {
    texts.push(JSON.stringify([...response.headers]), await response.text())
  }
  for (const fault of faults) {
    node.fault = fault
    await collect(await server.post({ jsonrpc: '2.0', id: 1, method: 'eth_gasPrice' }))
    await collect(
      await server.post({ jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: ['0x01'] }),
    )
    for (const path of ['/health', '/ready', '/', '/missing', `/${canary.slice(0, 5)}`])
      await collect(await fetch(url + path))
  }
  await node.down()
  await collect(await server.post([{ jsonrpc: '2.0', id: 1, method: 'eth_gasPrice' }]))
  await node.up()

  const everything = [...texts, ...server.logLines].join('\n')
  expect(everything).toContain('[node]')
  expect(everything).toContain('node is benched')
  expect(everything.toLowerCase()).not.toContain(canary.toLowerCase())
  expect(everything).not.toContain(host)
})

test('behavior: a user and a password in the address become a header', async () => {
  server = await startTestServer()
  const withUser = new URL(server.node.url)
  withUser.username = 'me'
  withUser.password = 'pa ss'
  const other = await startTestServer({ chain: server.chain, config: { rpcUrls: [withUser.href] } })
  expect(await other.rpc('eth_chainId')).toMatchObject({ result: '0x539' })
  const [name, value] = server.node.headers.at(-1)?.authorization?.split(' ') ?? []
  expect(name).toBe('Basic')
  expect(Buffer.from(value ?? '', 'base64').toString()).toBe('me:pa ss')
  await other.close()
})

test('behavior: the password of the database appears in no answer and no log, also when it goes away #secrets-hidden', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const databaseUrl = await postgres.createDatabase()
  const metricsToken = `${canary}${canary}`
  server = await startTestServer({ config: { databaseUrl, metricsToken }, follow: { pollMs: 50 } })
  const paths = [
    '/',
    '/missing',
    '/health',
    '/ready',
    '/metrics',
    '/release.json',
    '/insights/summary',
    '/market/pairs',
    '/market/price',
    '/market/faith/prices',
    '/sign-in/session',
    '/me/notes',
    '/v1/chains',
    `/v1/chains/1337/safes/0x${'00'.repeat(19)}01/transactions/history`,
  ]
  const texts: string[] = []
  const statuses = new Set<number>()
  const askAll = async () => {
    for (const path of paths) {
      const response = await fetch(server.url + path)
      statuses.add(response.status)
      texts.push(JSON.stringify([...response.headers]), await response.text())
    }
  }
  await askAll()
  await postgres.down()
  await askAll()
  await postgres.up()
  const everything = [...texts, ...server.logLines].join('\n')
  expect([...statuses]).toContain(503)
  for (const secret of [postgres.password, canary])
    expect(everything.toLowerCase()).not.toContain(secret.toLowerCase())
  // Where it is the operator may read in the log, and nobody else.
  expect(texts.join()).not.toContain(new URL(databaseUrl).port)
})
