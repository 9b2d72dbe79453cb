import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'
import type { Config } from '../config.ts'

let server: TestServer
afterEach(() => server.close())

const wide: Config['reportLimits'] = { perSecond: 1_000, burst: 1_000, totalPerSecond: 1_000 }
const start = async (reportLimits = wide) => {
  server = await startTestServer({ config: { reportLimits } })
}

const singleType = 'application/csp-report'
const severalType = 'application/reports+json'
const send = (body: unknown, type = severalType, method = 'POST') =>
  fetch(`${server.url}/csp-reports`, {
    method,
    headers: { 'content-type': type },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })

/** As Chromium sends it. */
const single = (directive: string, blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://love.example/portfolio/CANARY?x=CANARY',
    referrer: 'https://forum.example/CANARY',
    'violated-directive': directive,
    'effective-directive': directive,
    'original-policy': "default-src 'none'; report-uri /csp-reports",
    'blocked-uri': blocked,
    'source-file': 'https://love.example/CANARY.js',
    'script-sample': 'CANARY',
  },
})
const violation = (effectiveDirective: string, blockedURL: string | null = 'inline') => ({
  age: 1,
  type: 'csp-violation',
  url: 'https://love.example/CANARY',
  user_agent: 'CANARY',
  body: { documentURL: 'https://love.example/CANARY', effectiveDirective, blockedURL, sample: 'CANARY' },
})

/** By directive. */
async function counts(): Promise<Record<string, number>> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  const lines = text.matchAll(/^love_csp_reports_total\{directive="([^"]*)"\} (\d+)$/gm)
  return Object.fromEntries([...lines].map(([, directive, count]) => [directive, Number(count)]))
}
const told = () => server.logLines.filter((line) => line.includes('a content policy violation'))

test('default: both kinds of report are counted by directive', async () => {
  await start()
  const answers = [
    await send(single('script-src-elem', 'inline'), singleType),
    await send([violation('script-src-elem'), violation('img-src')]),
    await send([violation('img-src', null)], `${severalType}; charset=utf-8`),
  ]
  for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(await counts()).toEqual({ 'script-src-elem': 2, 'img-src': 2 })
})

test('behavior: an older browser names the directive with all that it allows', async () => {
  await start()
  const older = { 'violated-directive': "script-src 'self' 'sha256-x'", 'blocked-uri': 'self' }
  expect((await send({ 'csp-report': older }, singleType)).status).toBe(204)
  expect(await counts()).toEqual({ 'script-src': 1 })
})

test('behavior: directives that nobody knows are one, and ten reports of a body count', async () => {
  await start()
  const made = ['CANARY', 'toString', 'script-src"} 5\nlove_up{a="', '', 'x'.repeat(100)]
  await send(made.map((directive) => violation(directive)))
  await send([{ type: 'deprecation', body: {} }, null, 5, violation('style-src-elem')])
  await send(Array.from({ length: 30 }, () => violation('font-src')))
  expect(await counts()).toEqual({ other: 5, 'style-src-elem': 1, 'font-src': 10 })
})

test('behavior: the log has the directive and the origin of what was blocked, and nothing else #secrets-hidden', async () => {
  await start()
  const blocked = {
    'https://user:CANARY@evil.example:8443/CANARY?CANARY#CANARY': 'https://evil.example:8443',
    'wss://relay.example/CANARY': 'wss://relay.example',
    'data:text/html,CANARY': 'data',
    'blob:https://love.example/CANARY': 'blob',
    'chrome-extension://CANARY/a.js': 'extension',
    'trusted-types-sink': 'trusted-types-sink',
    'javascript:CANARY': 'other',
    [`https://${'a.'.repeat(500)}CANARY/`]: 'other',
    CANARY: 'other',
  }
  await send(Object.keys(blocked).map((address) => violation('connect-src', address)))
  expect(told().map((line) => JSON.parse(line))).toEqual(
    Object.values(blocked).map((origin) => ({
      time: expect.any(String),
      level: 'info',
      event: 'a browser reported a content policy violation',
      directive: 'connect-src',
      blocked: origin,
    })),
  )
  await send(single('connect-src', 'https://evil.example/CANARY'), singleType)
  expect(server.logLines.join('')).not.toMatch(/canary/i)
})

test('behavior: a flood of them is counted, and told of calmly', async () => {
  await start()
  const ten = Array.from({ length: 10 }, () => violation('img-src', 'https://evil.example/'))
  const started = Date.now()
  await Promise.all(Array.from({ length: 30 }, () => send(ten)))
  const seconds = Math.ceil((Date.now() - started) / 1_000)
  expect(await counts()).toEqual({ 'img-src': 300 })
  expect(told().length).toBeLessThanOrEqual(10 * (seconds + 1))
})

test('behavior: they take places of writes, none of reads', async () => {
  await start()
  const figures = async () => (await fetch(`${server.url}/metrics`)).text()
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(
    `POST /csp-reports HTTP/1.1\r\nhost: a\r\ncontent-type: ${singleType}\r\ncontent-length: 500\r\n\r\n`,
  )
  await expect.poll(figures).toContain('love_places_in_use{class="write"} 1')
  expect(await figures()).toContain('love_places_in_use{class="read"} 0')
  socket.destroy()
})

test('error: too many, too large or no report at all', async () => {
  await start()
  const refusals: [number, Response][] = [
    [405, await send('', severalType, 'GET')],
    [415, await send([violation('img-src')], 'application/json')],
    [415, await send([violation('img-src')], 'text/plain')],
    [413, await send([violation('img-src', `https://evil.example/${'x'.repeat(8_192)}`)])],
    [400, await send('{')],
    [400, await send({ 'csp-report': [] }, singleType)],
    [400, await send({ 'csp-report': { 'blocked-uri': 5 } }, singleType)],
    [400, await send('"csp-report"')],
  ]
  for (const [status, answer] of refusals) {
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ error: expect.any(String) })
  }
  expect(await counts()).toEqual({})
})

test.each([
  ['one client', { perSecond: 1, burst: 2, totalPerSecond: 1_000 }],
  ['all clients', { perSecond: 1_000, burst: 1_000, totalPerSecond: 2 }],
])('error: more than the rate of %s', async (_, limits) => {
  await start(limits)
  const answers = await Promise.all(Array.from({ length: 6 }, () => send([violation('img-src')])))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(3)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  expect(await counts()).toEqual({ 'img-src': answers.length - refused.length })
})
