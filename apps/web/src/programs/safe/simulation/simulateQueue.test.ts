import type { QueueReply, QueueRequest, QueueStep } from '@love/safe/simulation/queueSimulation'
import fc from 'fast-check'
import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { parseQueueReply } from './parseQueueReply.ts'
import { simulateQueue } from './simulateQueue.ts'

const [safe, owner] = [numberToHex(0x5afe, { size: 20 }), numberToHex(1, { size: 20 })]
const step: QueueStep = {
  to: safe,
  value: '0',
  data: '0x',
  operation: 0,
  nonce: '1',
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: safe,
  refundReceiver: safe,
}
const request: QueueRequest = { safe, steps: [step, step, step, step, step, step], tokens: [owner] }
const executed = {
  gasUsed: '70000',
  changes: [
    { token: 'ETH', before: '5', after: '4' },
    { token: owner, before: '0', after: '9' },
  ],
  owners: [owner],
  threshold: 1,
} as const
const reply = {
  status: 'done',
  block: '7',
  nonce: '1',
  steps: [
    { status: 'used' },
    { status: 'success', ...executed },
    { status: 'failed', reason: '0x', ...executed },
    { status: 'reverted', gasUsed: '1', returned: '0x', reason: '0x' },
    { status: 'waits', nonce: '3' },
    { status: 'untried' },
  ],
} as const satisfies QueueReply

test('default: the server is asked for exactly these steps', async () => {
  const sent: unknown[] = []
  const answer = await simulateQueue(
    {
      fetch: async (url, init) => {
        sent.push(url, JSON.parse(String(init?.body)))
        return Response.json(reply)
      },
    },
    request,
  )
  expect(sent).toEqual(['/simulate/queue', request])
  expect(answer).toEqual(reply)
})

test.each([
  [() => Promise.resolve(new Response('', { status: 503 })), 'cannot reach the network'],
  [() => Promise.resolve(new Response('', { status: 429 })), 'Too many requests'],
  [() => Promise.resolve(new Response('', { status: 413 })), 'too large'],
  [() => Promise.resolve(new Response('{', { status: 200 })), 'cannot be reached'],
  [() => Promise.resolve(Response.json({ ...reply, steps: [] })), 'Unexpected response'],
  [() => Promise.reject(new TypeError('fetch failed')), 'cannot be reached'],
  [() => Promise.reject(new DOMException('late', 'TimeoutError')), 'timed out'],
])('error: %s is no simulation, in words', async (fetch, words) => {
  expect(await simulateQueue({ fetch }, request)).toEqual({
    status: 'unavailable',
    reason: expect.stringContaining(words),
  })
})

test('error: nothing that is no answer passes for one', () => {
  fc.assert(fc.property(fc.anything(), (answer) => parseQueueReply(answer, 6) === undefined))
  const [used, success, ...others] = reply.steps
  for (const broken of [
    { ...reply, block: 7 },
    { ...reply, nonce: '-1' },
    { ...reply, steps: [used, success] },
    { ...reply, steps: [used, { ...success, threshold: 0 }, ...others] },
    { ...reply, steps: [used, { ...success, owners: ['me'] }, ...others] },
    { ...reply, steps: [used, { ...success, changes: [{ token: 'LOVE' }] }, ...others] },
    { ...reply, steps: [{ status: 'fine' }, success, ...others] },
  ])
    expect(parseQueueReply(broken, 6)).toBeUndefined()
})
