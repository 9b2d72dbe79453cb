import { expect, test } from 'vitest'
import { parseHealthReply } from './healthReply.ts'
import { trustWords } from './trustWords.ts'

const node = (healthy: boolean) => ({ name: 'node', healthy, block: 7 })
const words = (nodes: unknown, quorum?: unknown) => {
  const reply = parseHealthReply({ nodes, quorum })
  return reply && trustWords(reply)
}

test('default: one node is called what it is #nodes-agree', () => {
  expect(words([node(true)], 1)).toMatch(/^All data comes from one node/)
})

test('behavior: several nodes say whether they are compared, and what happens when one is missing', () => {
  expect(words([node(true), node(false)], 1)).toMatch(/^2 nodes: one is used, the others are fallbacks/)
  expect(words([node(true), node(true)], 2)).toBe('2 nodes: two must agree on data that affects your money.')
  expect(words([node(true), node(false)], 2)).toMatch(/only one is available/)
  expect(words([node(false)], 1)).toMatch(/^No node is available/)
})

test('behavior: each node keeps its name, its block and what is wrong with it', () => {
  const body = {
    block: 9,
    nodes: [{ name: 'node 1', healthy: false, block: null, reason: 'does not answer' }],
  }
  expect(parseHealthReply(body)?.nodes).toEqual([
    { name: 'node 1', isHealthy: false, block: undefined, reason: 'does not answer' },
  ])
})

test('error: what is no such answer is none, and strange fields are left out', () => {
  for (const body of [undefined, null, 7, 'x', [], {}, { nodes: 'x' }])
    expect(parseHealthReply(body)).toBeUndefined()
  expect(parseHealthReply({ quorum: 'x', nodes: [null, { block: 1.5, name: 7 }] })).toEqual({
    quorum: 1,
    nodes: ['node 1', 'node 2'].map((name) => ({
      name,
      isHealthy: false,
      block: undefined,
      reason: undefined,
    })),
  })
})
