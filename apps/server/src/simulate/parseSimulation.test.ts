import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import { parseSimulation } from './parseSimulation.ts'

const byte = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
const address = fc.array(byte, { minLength: 20, maxLength: 20 }).map((bytes) => `0x${bytes.join('')}`)
const data = fc.array(byte, { maxLength: 40 }).map((bytes) => `0x${bytes.join('')}`)
const value = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String)
const request = fc.record({
  from: address,
  calls: fc.array(fc.record({ to: address, data, value }), { minLength: 1, maxLength: 16 }),
  watch: fc.array(
    fc.record({
      account: address,
      token: fc.oneof(
        fc.constant('ETH'),
        address.filter((text) => /[1-9a-f]/.test(text.slice(2))),
      ),
    }),
    { maxLength: 32 },
  ),
})

/** Not to be compared with a number. */
const immeasurable = { length: { valueOf: 1, toString: 1 } }

test('default: every request of the right shape comes out as it went in, but for the spelling', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const parsed = parseSimulation(JSON.stringify(asked))
      expect(JSON.stringify('request' in parsed && parsed.request).toLowerCase()).toBe(
        JSON.stringify(asked).toLowerCase(),
      )
    }),
    { numRuns: runs(100, 5_000) },
  )
})

test('error: whatever else is sent is refused in words', () => {
  const broken = fc
    .tuple(
      request,
      fc.constantFrom('from', 'calls', 'watch'),
      fc.oneof(fc.jsonValue(), fc.constant(immeasurable)),
    )
    .map(([asked, field, junk]) => JSON.stringify({ ...asked, [field]: junk }))
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), broken), (text) => {
      const parsed = parseSimulation(text)
      // Junk may be an empty list, which is all right for the balances.
      if ('request' in parsed) return void expect(parsed.request.watch).toEqual([])
      expect(parsed.refused.status).toBe(400)
      expect(parsed.refused.error).toMatch(/^[A-Z].{5,199}$/s)
    }),
    { numRuns: runs(300, 20_000) },
  )
})
