import { expect, test } from 'vitest'
import {
  deletion,
  nonces,
  safe,
  send,
  signed,
  startCountingGateway,
  transfers,
} from '../../../test/startCountingGateway.ts'
import { NodeCallError } from '../../chain/createChainClient.ts'
import { SafeIndexError } from '../index/followedSafes.ts'
import { BusyError } from '../signatures/signatureLimits.ts'

test.each<[string, string, RequestInit, number, number, RegExp]>([
  ['nothing there', '/v1/chains/1337/nothing', {}, 404, 404, /Not found/],
  ['a prototype', '/v1/__proto__', {}, 404, 404, /Not found/],
  ['another method', nonces, send('POST', {}), 405, 405, /Use GET, HEAD, OPTIONS/],
  ['another chain', nonces.replace('1337', '1'), {}, 404, 404, /Chain 1 is not supported/],
  ['no chain', nonces.replace('1337', '1%00'), {}, 400, 400, /^chainId: not a whole number/],
  ['no address', nonces.replace(safe, '0x12'), {}, 400, 400, /^safe_address: not an address/],
  ['a broken escape', nonces.replace(safe, '%ff'), {}, 400, 400, /^safe_address: not an address/],
  ['a wrong checksum', nonces.replace('C', 'c'), {}, 422, 1, /wrong checksum/],
  ['limit -1', `${transfers}?limit=-1`, {}, 400, 400, /^limit:/],
  ['limit 100000', `${transfers}?limit=100000`, {}, 400, 400, /^limit:/],
  ['a path as cursor', `${transfers}?cursor=../../`, {}, 400, 400, /^cursor:/],
  ['text', deletion, send('DELETE', '{}', { 'content-type': 'text/plain' }), 415, 415, /application\/json/],
  [
    'a form',
    deletion,
    send('DELETE', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    415,
    /json/,
  ],
  ['no type', deletion, { method: 'DELETE' }, 415, 415, /application\/json/],
  ['no JSON', deletion, send('DELETE', '{'), 400, 400, /./],
  ['a name twice', deletion, send('DELETE', '{"signature":"0x","signature":"0x"}'), 400, 400, /./],
  [
    'a name that every object has',
    deletion,
    send('DELETE', '{"__proto__":{"isOwner":true},"signature":"0x"}'),
    400,
    400,
    /forbidden key/,
  ],
  [
    'an unknown field',
    deletion,
    send('DELETE', { signature: '0x', more: 1 }),
    400,
    400,
    /unknown field|signature/,
  ],
  ['too much', deletion, send('DELETE', { signature: `0x${'1'.repeat(300_000)}` }), 413, 413, /262144 bytes/],
  [
    'operation 2',
    '/v1/chains/1337/data-decoder',
    send('POST', { operation: 2, data: '0x' }),
    400,
    400,
    /operation/,
  ],
  [
    '200 kB of data',
    '/v1/chains/1337/data-decoder',
    send('POST', { operation: 0, data: `0x${'1'.repeat(200_000)}` }),
    413,
    413,
    /^data:/,
  ],
])('error: %s #malformed-refused', async (_, path, init, status, code, words) => {
  const { ask } = startCountingGateway()
  const answer = await ask(path, init)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({ code, message: expect.stringMatching(words) })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('error: too many requests of one client; others are answered', async () => {
  const { ask, pass } = startCountingGateway({ perSecond: 1, burst: 3 })
  const statuses = async (client: string) => (await ask(nonces, {}, client)).status
  expect([await statuses('a'), await statuses('a'), await statuses('a'), await statuses('b')]).toEqual([
    200, 200, 200, 200,
  ])
  const refused = await ask(nonces, {}, 'a')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  pass(1_000)
  expect(await statuses('a')).toBe(200)
})

test('behavior: a long question counts as several', async () => {
  const { ask } = startCountingGateway({ perSecond: 1, burst: 10 })
  const long = send('POST', { operation: 0, data: `0x${'12'.repeat(1_550)}` })
  const decode = async (question: RequestInit) =>
    (await ask('/v1/chains/1337/data-decoder', question, 'a')).status
  expect([await decode(long), await decode(long), await decode(long)]).toEqual([200, 200, 429])
  expect(await decode(send('POST', { operation: 0, data: '0x' }))).toBe(200)
})

test('error: too many writes of one client, and of many clients to one Safe; questions by POST are none', async () => {
  const { ask } = startCountingGateway({ writesPerSecond: 1, writesBurst: 2 })
  const write = async (client: string) => (await ask(deletion, signed, client)).status
  expect([await write('a'), await write('a'), await write('a')]).toEqual([204, 204, 429])
  expect(await write('b')).toBe(429)
  const other = deletion.replaceAll('ab', 'cd')
  expect((await ask(other, signed, 'b')).status).toBe(204)
  const question = send('POST', { operation: 0, data: '0x' })
  for (let count = 0; count < 5; count++)
    expect((await ask('/v1/chains/1337/data-decoder', question, 'a')).status).toBe(200)
})

test.each<[string, unknown, number, string | null]>([
  ['no Safe', new SafeIndexError('not-a-safe', 'This is no Safe.'), 404, null],
  ['too many Safes', new SafeIndexError('full', 'Full.'), 503, '3600'],
  ['busy workers', new BusyError('Try again in a few seconds.'), 503, '5'],
  ['no node', new Error('wrapped', { cause: new NodeCallError({ code: -1, message: 'secret' }) }), 503, '5'],
  ['no database', Object.assign(new Error('secret'), { code: 'ECONNREFUSED' }), 503, '1'],
  ['a mistake of ours', new TypeError('secret'), 500, null],
])('error: %s', async (_, error, status, retryAfter) => {
  const { ask, fail, lines } = startCountingGateway()
  fail(error)
  const answer = await ask(nonces)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter])
  expect(await answer.text()).not.toContain('secret')
  expect(lines.length).toBe(status === 500 ? 1 : 0)
  fail(undefined)
  expect((await ask(nonces)).status).toBe(200)
})

test('error: a database that is away is not asked by everybody; it is tried again', async () => {
  const { ask, asked, fail, pass, raise } = startCountingGateway()
  fail(Object.assign(new Error('x'), { code: '57P03' }))
  for (let count = 0; count < 10; count++) {
    raise(`broken ${count}`)
    expect((await ask(nonces)).status).toBe(503)
  }
  expect(asked.answers).toBe(10)
  for (let count = 0; count < 10; count++) expect((await ask(nonces)).status).toBe(503)
  expect(asked.answers).toBe(10)
  fail(undefined)
  pass(5_001)
  expect((await ask(nonces)).status).toBe(200)
  expect((await ask(nonces)).status).toBe(200)
})
