import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rpcMethods } from './rpcMethods.ts'

const { TEST_DEEP } = process.env
const runs = TEST_DEEP ? 5000 : 200

const methods = rpcMethods({ limits: { callGas: 5_000_000, logBlocks: 2000 }, newestBlock: () => 5000 })

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    'latest',
    'finalized',
    'earliest',
    '0x',
    '0x0',
    '0xzz',
    '0x-1',
    '1e3',
    '',
    null,
    true,
    -1,
    { length: { valueOf: 1, toString: 1 } },
  ),
  fc.constantFrom(`0x${'ab'.repeat(20)}`, `0x${'cd'.repeat(32)}`, `0x${'f'.repeat(70)}`),
  fc.jsonValue({ maxDepth: 2 }),
)
const keys = 'to from gas value data address topics fromBlock toBlock blockHash blockNumber accessList'.split(
  ' ',
)
const object = fc.dictionary(fc.constantFrom(...keys), fc.oneof(odd, fc.array(odd, { maxLength: 3 })))

test('default: eighteen methods, each once', () => {
  expect(new Set(methods.map(({ name }) => name)).size).toBe(18)
})

test.each(methods)('error: $name never throws and gives only what can be sent on', ({ params }) => {
  fc.assert(
    fc.property(fc.oneof(odd, fc.array(fc.oneof(odd, object), { maxLength: 4 })), (value) => {
      const { success, data } = params.safeParse(value)
      if (success) expect(JSON.parse(JSON.stringify(data))).toEqual(data)
    }),
    { numRuns: runs },
  )
})
