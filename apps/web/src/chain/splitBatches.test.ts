import { expect, test } from 'vitest'
import { splitBatches } from './splitBatches.ts'

type Call = { id: number; params: string }

/** Answers each call by its number; POSTs that are too long, or hold a bad call, are refused whole. */
function proxy(mostCharacters: number) {
  const posts: string[] = []
  const send: typeof fetch = async (_, init) => {
    const body = String(init?.body)
    posts.push(body)
    if (body.length > mostCharacters) return new Response('too large', { status: 413 })
    const calls: Call[] = [JSON.parse(body)].flat()
    if (calls.some(({ params }) => params === 'bad')) return new Response('busy', { status: 503 })
    return Response.json(
      calls.map(({ id }) => ({ id, result: `0x${id}` })),
      { headers: { date: 'Sun, 15 Nov 2026 00:00:00 GMT' } },
    )
  }
  return { posts, fetch: splitBatches(send, mostCharacters) }
}

const post = (calls: readonly Call[] | Call) => ({ method: 'POST', body: JSON.stringify(calls) })
const calls = Array.from({ length: 20 }, (_, id) => ({ id, params: 'x'.repeat(id * 10) }))

test('default: a large batch is several POSTs and one answer', async () => {
  const { posts, fetch } = proxy(400)
  const answer = await fetch('/rpc', post(calls))
  expect(posts.length).toBeGreaterThan(3)
  expect(posts.every(({ length }) => length <= 400)).toBe(true)
  expect(await answer.json()).toEqual(calls.map(({ id }) => ({ id, result: `0x${id}` })))
  expect(answer.headers.get('date')).toBe('Sun, 15 Nov 2026 00:00:00 GMT')
})

test('behavior: what fits, and what is no batch, stays one POST', async () => {
  const { posts, fetch } = proxy(10_000)
  await fetch('/rpc', post(calls))
  expect(posts).toEqual([JSON.stringify(calls)])
  const one = { id: 1, params: 'x'.repeat(20_000) }
  expect((await fetch('/rpc', post(one))).status).toBe(413)
  expect(posts).toHaveLength(2)
})

test('error: what refuses one part refuses all', async () => {
  const { fetch } = proxy(400)
  expect((await fetch('/rpc', post([...calls, { id: 20, params: 'bad' }]))).status).toBe(503)
})
