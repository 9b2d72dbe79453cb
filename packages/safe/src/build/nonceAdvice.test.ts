import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { nextNonce, nonceAdvice } from './nonceAdvice.ts'

const queue = { safeNonce: 5n, queued: [5n, 6n, 6n, 9n] }

test.each<[bigint, string, string]>([
  [4n, 'executed', 'Choose 5 or higher'],
  [5n, 'conflict', 'Another transaction conflicts with nonce 5'],
  [6n, 'conflict', '2 other transactions conflict with nonce 6'],
  [7n, 'next', 'After 2 earlier transactions.'],
  [8n, 'gap', 'wait for nonce 7'],
  [9n, 'conflict', 'wait for nonce 7'],
  [10n, 'gap', 'wait for nonce 7'],
])('default: nonce %s is %s: %s', (chosen, kind, words) => {
  expect(nonceAdvice({ ...queue, chosen })).toEqual({ kind, words: expect.stringContaining(words) })
})

test('behavior: the next nonce is always good, and only it', () => {
  const nonce = fc.bigInt(0n, 20n)
  fc.assert(
    fc.property(nonce, fc.array(nonce), nonce, (safeNonce, queued, chosen) => {
      const next = nextNonce({ safeNonce, queued })
      expect(nonceAdvice({ safeNonce, queued, chosen: next }).kind).toBe('next')
      const { kind } = nonceAdvice({ safeNonce, queued, chosen })
      expect(kind === 'next').toBe(chosen === next)
    }),
    { numRuns: runs(200, 5_000) },
  )
  expect(nonceAdvice({ safeNonce: 3n, queued: [], chosen: 3n }).words).toBe('Next to be executed.')
})
