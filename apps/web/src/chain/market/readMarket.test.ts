import { expect, test } from 'vitest'
import { marketFailure } from './marketFailure.ts'
import { parseMarketPairs } from './parseMarketPairs.ts'
import { readMarket } from './readMarket.ts'

function answer(response: () => Promise<Response>) {
  return readMarket({
    path: 'pairs',
    parse: parseMarketPairs,
    signal: new AbortController().signal,
    fetch: response,
  })
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

async function failure(response: () => Promise<Response>): Promise<string | undefined> {
  const error: unknown = await answer(response).then(
    () => undefined,
    (thrown) => thrown,
  )
  return marketFailure(error)
}

test('default: a fitting answer', async () => {
  const body = { block: '1', timestamp: 1, pairs: [] }
  await expect(answer(async () => json(body))).resolves.toEqual(body)
})

test('error: every failure has words', async () => {
  expect(await failure(async () => json({ error: 'Being read.\u202e' }, 503))).toBe('Being read')
  expect(await failure(async () => new Response('<html>', { status: 404 }))).toBe(
    'no price history on this server',
  )
  expect(await failure(async () => new Response('', { status: 429 }))).toBe(
    'too many requests, please wait a minute',
  )
  expect(await failure(async () => new Response('', { status: 500 }))).toBe(
    'price history is unavailable right now (500)',
  )
  expect(await failure(async () => new Response('<html>'))).toBe('unexpected response from the server')
  expect(await failure(() => Promise.reject(new TypeError('failed')))).toBe('the server cannot be reached')
  expect(marketFailure(new Error('?'))).toBe('price history could not be loaded')
  expect(marketFailure(null)).toBeUndefined()
})
