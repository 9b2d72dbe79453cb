import { MAX_RETRIES_ON_429, REQUEST_TIMEOUT_MS, RequestTimeoutError } from '@love/http/request'
import { expect, test } from 'vitest'
import { answerWith, listen } from '../../../test/api/listen.ts'
import { getBalances, getFiatCodes } from '../endpoints/assets.ts'
import { postDecodeData } from '../endpoints/contracts.ts'
import { getIncomingTransfers } from '../endpoints/history.ts'
import { confirmMessage, getMessages } from '../endpoints/messages.ts'
import { deleteTransaction } from '../endpoints/proposals.ts'
import { getNonces } from '../endpoints/safes.ts'
import { callEndpoint } from './callEndpoint.ts'
import { SafeApiError, SafeRequestError } from './errors.ts'

const safe = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const parameters = { chainId: 1337, safe_address: safe }
const hash = `0x${'cd'.repeat(32)}`
const signature = `0x${'ab'.repeat(65)}`
const nonces = { currentNonce: 3, recommendedNonce: 4 }
const emptyPage = '{"next":null,"previous":null,"results":[]}'

test('default: asks and parses', async () => {
  const { baseUrl, asked } = await listen(answerWith(JSON.stringify({ ...nonces, more: 1 })))
  expect(await callEndpoint({ baseUrl }, getNonces, { parameters })).toEqual(nonces)
  expect(asked).toMatchObject([{ method: 'GET', url: `/v1/chains/1337/safes/${safe}/nonces`, body: '' }])
  expect(asked[0]?.headers).not.toHaveProperty('content-type')
})

test('behavior: the base URL may have a path and a slash at its end', async () => {
  const { baseUrl, asked } = await listen(answerWith('[]'))
  for (const base of [`${baseUrl}/`, `${baseUrl}/safe/gateway`, `${baseUrl}/safe/gateway/`])
    await callEndpoint({ baseUrl: base }, getFiatCodes, {})
  const path = '/v1/balances/supported-fiat-codes'
  expect(asked.map(({ url }) => url)).toEqual([path, `/safe/gateway${path}`, `/safe/gateway${path}`])
})

test('behavior: addresses leave with their checksum, the currency is usd unless chosen', async () => {
  const { baseUrl, asked } = await listen(answerWith('{"fiatTotal":"0","items":[]}'))
  await callEndpoint({ baseUrl }, getBalances, { parameters: { chainId: '1', address: safe.toLowerCase() } })
  await callEndpoint({ baseUrl }, getBalances, {
    parameters: { chainId: '1', address: safe, currency: 'EUR' },
  })
  const balances = `/v1/chains/1/safes/${safe}/balances`
  expect(asked.map(({ url }) => url)).toEqual([`${balances}/usd`, `${balances}/eur`])
})

test('behavior: empty query values are skipped, others are encoded', async () => {
  const { baseUrl, asked } = await listen(answerWith(emptyPage))
  await callEndpoint({ baseUrl }, getIncomingTransfers, {
    parameters: { chainId: 1, address: safe },
    query: {
      to: '',
      token_address: null,
      cursor: undefined,
      trusted: false,
      limit: 5,
      timezone: 'Etc/GMT+3',
    },
  })
  const list = `/v1/chains/1/safes/${safe}/incoming-transfers/`
  expect(asked[0]?.url).toBe(`${list}?trusted=false&limit=5&timezone=Etc%2FGMT%2B3`)
})

test('behavior: bodies are JSON', async () => {
  const { baseUrl, asked } = await listen(answerWith('{"method":"transfer","parameters":[]}'))
  const body = { operation: 0, data: '0xa9059cbb' } as const
  const reply = await callEndpoint({ baseUrl }, postDecodeData, { parameters: { chainId: 1 }, body })
  expect(reply).toEqual({ method: 'transfer', parameters: [] })
  expect(asked).toMatchObject([{ method: 'POST', body: JSON.stringify(body) }])
  expect(asked[0]?.headers['content-type']).toBe('application/json')
})

test.each(['', '{}', '{"any":"thing"}'])(
  'behavior: where nothing is asked for, %j is success',
  async (text) => {
    const { baseUrl, asked } = await listen(answerWith(text, text === '' ? 204 : 201))
    const call = { parameters: { chainId: 1, safeTxHash: hash }, body: { signature } }
    expect(await callEndpoint({ baseUrl }, deleteTransaction, call)).toBeUndefined()
    expect(asked).toMatchObject([{ method: 'DELETE', body: JSON.stringify({ signature }) }])
  },
)

test('behavior: a full URL of the next page is followed', async () => {
  const { baseUrl, asked } = await listen(answerWith(emptyPage))
  const pageUrl = `${baseUrl}/v1/chains/1/safes/${safe}/messages?cursor=limit%3D2%26offset%3D2`
  expect(await callEndpoint({ baseUrl: `${baseUrl}/` }, getMessages, { pageUrl })).toEqual({ results: [] })
  expect(asked[0]?.url).toBe(pageUrl.slice(baseUrl.length))
})

test.each([
  'https://evil.example/v1/chains',
  'http://127.0.0.1:1/v1/chains',
  '//evil.example/',
  'javascript:alert(1)',
  'data:application/json,{}',
  'messages?cursor=2',
  '',
])('error: a next page at %j is refused and nothing is asked', async (pageUrl) => {
  const { baseUrl, asked } = await listen(answerWith(emptyPage))
  const call = callEndpoint({ baseUrl }, getMessages, { pageUrl })
  await expect(call).rejects.toThrow(/link to another page (leads away from|is not a full URL)/)
  await expect(call).rejects.toBeInstanceOf(SafeRequestError)
  expect(asked).toEqual([])
})

test('error: a next page with a password in it is refused', async () => {
  const { baseUrl, asked } = await listen(answerWith(emptyPage))
  const pageUrl = `${baseUrl.replace('//', '//me:secret@')}/v1/chains`
  await expect(callEndpoint({ baseUrl }, getMessages, { pageUrl })).rejects.toThrow('leads away')
  expect(asked).toEqual([])
})

test.each([
  [
    { chainId: 1, address: safe.replace('5a', '5A') },
    'getBalances: address is an address with a wrong checksum.',
  ],
  [{ chainId: 1, address: '../../v1/chains' }, 'getBalances: address is not an address.'],
  [{ chainId: '..', address: safe }, 'getBalances: chainId is not a whole number'],
  [{ chainId: 1, address: safe, currency: '..' }, 'getBalances: currency is not a currency code.'],
])('error: parameters %j are found wrong before anything is asked', async (wrong, words) => {
  const { baseUrl, asked } = await listen(answerWith('{}'))
  await expect(callEndpoint({ baseUrl }, getBalances, { parameters: wrong })).rejects.toThrow(words)
  expect(asked).toEqual([])
})

test.each([
  ['{"code":1,"message":"Checksum address validation failed"}', 422, '1: Checksum address validation failed'],
  ['{"statusCode":404,"message":"Safe not found"}', 404, '404: Safe not found'],
  ['{"code":7,"statusCode":404,"message":"both"}', 404, '7: both'],
  ['{"code":"NOPE","message":"a name"}', 400, 'NOPE: a name'],
  ['{"message":"no code"}', 404, 'Not Found'],
  ['{"code":5}', 503, 'Service Unavailable'],
  ['{"code":5,"message":["a","b"]}', 400, 'Bad Request'],
  ['[]', 500, 'Internal Server Error'],
  ['null', 500, 'Internal Server Error'],
  ['', 502, 'Bad Gateway'],
  ['<html>502</html>', 502, 'Invalid response content'],
])('error: %s with %i', async (text, status, message) => {
  const { baseUrl } = await listen(answerWith(text, status))
  const call = callEndpoint({ baseUrl }, getNonces, { parameters })
  await expect(call).rejects.toMatchObject({ name: 'SafeApiError', code: 'safe-api', status, message })
  await expect(call).rejects.toBeInstanceOf(SafeApiError)
})

test('error: no status text either', async () => {
  const fetch = async () => new Response('{}', { status: 520 })
  const call = callEndpoint({ baseUrl: 'https://a.example', fetch }, getNonces, { parameters })
  await expect(call).rejects.toThrow('Status 520')
})

test.each([
  '',
  '<html></html>',
  '{"currentNonce":3',
  'null',
  '[]',
  '{"currentNonce":"3","recommendedNonce":4}',
])('error: 200 with %j is no answer', async (text) => {
  const { baseUrl } = await listen(answerWith(text))
  const call = callEndpoint({ baseUrl }, getNonces, { parameters })
  await expect(call).rejects.toMatchObject({
    message: 'Invalid response content',
    reason: 'unreadable',
    status: 200,
  })
})

test('error: also where nothing is asked for, a page of something else is no answer', async () => {
  const { baseUrl } = await listen(answerWith('<html>Sign in to the network</html>'))
  const call = { parameters: { chainId: 1, message_hash: hash }, body: { signature } }
  await expect(callEndpoint({ baseUrl }, confirmMessage, call)).rejects.toThrow('Invalid response content')
})

test('error: an answer nested without end is no answer', async () => {
  const depth = 20_000
  const value = `${'['.repeat(depth)}${']'.repeat(depth)}`
  const text = `{"method":"m","parameters":[{"name":"a","type":"t","value":${value}}]}`
  const { baseUrl } = await listen(answerWith(text))
  const call = callEndpoint({ baseUrl }, postDecodeData, {
    parameters: { chainId: 1 },
    body: { operation: 0, data: '0x' },
  })
  await expect(call).rejects.toThrow('Invalid response content')
})

test('behavior: a busy gateway is asked again with the same body, up to twelve times', async () => {
  const busy = await listen(answerWith('{"code":429,"message":"slow down"}', 429, { 'retry-after': '0' }))
  const call = { parameters: { chainId: 1 }, body: { operation: 0, data: '0x' } } as const
  await expect(callEndpoint(busy, postDecodeData, call)).rejects.toThrow('429: slow down')
  expect(busy.asked).toHaveLength(1 + MAX_RETRIES_ON_429)
  expect(new Set(busy.asked.map(({ body }) => body))).toEqual(new Set([JSON.stringify(call.body)]))

  let answers = 0
  const recovering = await listen((incoming, outgoing) => {
    answers += 1
    if (answers < 4) answerWith('', 429, { 'retry-after': '0' })(incoming, outgoing)
    else outgoing.end(JSON.stringify(nonces))
  })
  expect(await callEndpoint(recovering, getNonces, { parameters })).toEqual(nonces)
})

test('error: a gateway that does not answer', async () => {
  expect(REQUEST_TIMEOUT_MS).toBe(120_000)
  const { baseUrl } = await listen(() => {})
  const call = callEndpoint({ baseUrl, timeoutMs: 60 }, getNonces, { parameters })
  await expect(call).rejects.toBeInstanceOf(RequestTimeoutError)
})

test('error: the caller stops it', async () => {
  const { baseUrl } = await listen(() => {})
  const stop = new AbortController()
  setTimeout(() => stop.abort(new Error('closed the window')), 40)
  const call = callEndpoint({ baseUrl }, getNonces, { parameters, signal: stop.signal })
  await expect(call).rejects.toThrow('closed the window')
  await expect(
    callEndpoint({ baseUrl }, getMessages, { pageUrl: `${baseUrl}/`, signal: stop.signal }),
  ).rejects.toThrow('closed the window')
})
