import { devnet } from '@love/contracts/deployments/1337'
import { groupDigits } from '@love/protocol/format/formatNumber'
import type { SimulationReply } from '@love/protocol/simulation/simulation'
import { love } from '@love/protocol/tokens/tokens'
import fc from 'fast-check'
import { encodeErrorResult, numberToHex, parseAbi, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { owner } from '../../../test/testTransaction.ts'
import { judgeSimulation } from './judgeSimulation.ts'
import { parseSimulation } from './parseSimulation.ts'
import { simulate } from './simulate.ts'

const call = { words: 'Swap', to: devnet.router, data: '0x', value: 0n } as const
const expectation = { token: love, address: devnet.tokens.LOVE, least: 50n }
const reply = {
  status: 'done',
  by: 'eth_call',
  block: '7',
  calls: [{ isSuccess: true, gasUsed: '120000', returned: '0x' }],
  changes: [{ account: owner.address, token: devnet.tokens.LOVE, before: '100', after: '150' }],
} as const satisfies SimulationReply
const expired = encodeErrorResult({
  abi: parseAbi(['error Error(string)']),
  args: ['UniswapV2Router: EXPIRED'],
})
const asked = { calls: [call], expects: [expectation] }

test('default: what is promised comes true', () => {
  expect(judgeSimulation(asked, reply)).toMatchObject({
    status: 'fine',
    gas: [120_000n],
    changes: [{ before: 100n, after: 150n, isShort: false }],
  })
})

test('behavior: one part less is short, also of what is paid', () => {
  const less = { ...reply, changes: [{ ...reply.changes[0], after: '149' }] }
  expect(judgeSimulation(asked, less)).toMatchObject({ status: 'short', changes: [{ isShort: true }] })
  const paid = { ...reply, changes: [{ ...reply.changes[0], after: '40' }] }
  const least = (limit: bigint) => ({ ...asked, expects: [{ ...expectation, least: limit }] })
  expect(judgeSimulation(least(-60n), paid).status).toBe('fine')
  expect(judgeSimulation(least(-59n), paid).status).toBe('short')
})

test('behavior: a failing call is named with its reason', () => {
  const failed = { isSuccess: false, gasUsed: '1', returned: expired } as const
  expect(judgeSimulation(asked, { ...reply, calls: [failed], changes: [] })).toEqual({
    status: 'fails',
    words: 'This transaction would fail: The deadline has passed.',
  })
  const second = { ...reply, calls: [...reply.calls, failed], changes: [] }
  expect(judgeSimulation({ ...asked, calls: [call, call] }, second)).toEqual({
    status: 'fails',
    words: 'Step 2 would fail: The deadline has passed.',
  })
  expect(
    judgeSimulation(asked, { ...reply, calls: [{ ...failed, returned: '0x' }], changes: [] }),
  ).toMatchObject({ words: 'This transaction would fail: No reason given.' })
})

test('behavior: a token that answers false has refused; one that answers nothing, or true, has not', () => {
  const approval = { ...call, data: `0x095ea7b3${'0'.repeat(128)}` } as const
  const judged = (data: `0x${string}`, returned: `0x${string}`) =>
    judgeSimulation(
      { ...asked, calls: [{ ...call, data }] },
      { ...reply, calls: [{ ...reply.calls[0], returned }] },
    )
  expect(judged(approval.data, zeroHash)).toEqual({
    status: 'fails',
    words: 'This transaction would fail: The token rejected the call without a reason.',
  })
  for (const fine of ['0x', numberToHex(1, { size: 32 })] as const)
    expect(judged(approval.data, fine).status).toBe('fine')
  // What another function means by zero is its own affair.
  expect(judged('0x12345678', zeroHash).status).toBe('fine')
})

test('error: an answer about something else counts as none', () => {
  expect(judgeSimulation(asked, { ...reply, changes: [] }).status).toBe('unavailable')
  expect(judgeSimulation({ ...asked, calls: [call, call] }, reply).status).toBe('unavailable')
  expect(judgeSimulation(asked, { status: 'unavailable', reason: '\u202Eno' })).toEqual({
    status: 'unavailable',
    words: 'no',
  })
})

test('default: the server is asked for exactly these calls', async () => {
  const sent: { url: string; body: unknown }[] = []
  const answer = await simulate(
    {
      multicall3: devnet.multicall3,
      fetch: async (url, init) => {
        sent.push({ url: String(url), body: JSON.parse(String(init?.body)) })
        return Response.json(reply)
      },
    },
    { account: owner.address, calls: [{ ...call, value: 5n }], tokens: ['ETH'] },
  )
  expect(answer).toEqual(reply)
  expect(sent).toEqual([
    {
      url: '/simulate',
      body: {
        from: owner.address,
        calls: [{ to: devnet.router, data: '0x', value: '5' }],
        watch: [{ account: owner.address, token: 'ETH' }],
      },
    },
  ])
})

test.each([
  [() => Promise.resolve(new Response('', { status: 503 })), 'cannot reach the network'],
  [() => Promise.resolve(new Response('', { status: 429 })), 'Too many requests'],
  [() => Promise.resolve(new Response('{', { status: 200 })), 'cannot be reached'],
  [() => Promise.resolve(Response.json({ status: 'fine' })), 'Unexpected response'],
  [() => Promise.reject(new TypeError('fetch failed')), 'cannot be reached'],
  [() => Promise.reject(new DOMException('late', 'TimeoutError')), 'did not respond in time'],
])('error: %s is no simulation, in words', async (fetch, words) => {
  const parameters = { account: owner.address, calls: [call], tokens: [] }
  expect(await simulate({ fetch, multicall3: devnet.multicall3 }, parameters)).toEqual({
    status: 'unavailable',
    reason: expect.stringContaining(words),
  })
})

test('behavior: as much gas as a transaction may take is no reason to doubt it', () => {
  const calls = [{ ...reply.calls[0], gasUsed: String(2n ** 24n) }]
  expect(judgeSimulation(asked, { ...reply, calls })).toMatchObject({ status: 'fine', gas: [2n ** 24n] })
})

test.each(['0', String(2n ** 24n + 1n), String(2n ** 63n), String(2n ** 256n)])(
  'error: %s gas cannot be, and nothing is sent on it #simulated-first',
  (gasUsed) => {
    const [first] = reply.calls
    if (!first) throw new Error('No call.')
    expect(judgeSimulation(asked, { ...reply, calls: [{ ...first, gasUsed }] })).toEqual({
      status: 'odd',
      words: expect.stringContaining(`reports ${groupDigits(BigInt(gasUsed))} gas, which is impossible`),
    })
  },
)

test('error: nothing that is no answer passes for one', () => {
  fc.assert(fc.property(fc.anything(), (answer) => parseSimulation(answer) === undefined))
  for (const broken of [
    { ...reply, block: 7 },
    { ...reply, by: 'me' },
    { ...reply, calls: [{ ...reply.calls[0], gasUsed: '-1' }] },
    { ...reply, changes: [{ ...reply.changes[0], after: '1e9' }] },
    { ...reply, changes: [{ ...reply.changes[0], token: 'LOVE' }] },
  ])
    expect(parseSimulation(broken)).toBeUndefined()
  expect(parseSimulation(JSON.parse(JSON.stringify(reply)))).toEqual(reply)
})
