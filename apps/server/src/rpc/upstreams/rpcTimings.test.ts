import { expect, test } from 'vitest'
import { rpcTimings } from './rpcNode.ts'

test('default: a silent node is given 1.5 s, so that a switch takes less than 2; a request ends after 10 s', () => {
  expect(rpcTimings).toMatchObject({ hedgeMs: 1_500, budgetMs: 10_000, pollMs: 4_000 })
})
