import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseStrictJson } from './parseStrictJson.ts'

const { TEST_DEEP } = process.env
const runs = TEST_DEEP ? 20_000 : 300

test('default: whatever JSON.stringify writes is read back', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 10 }), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      // These have a test of their own.
      fc.pre(!/"(__proto__|constructor)":/.test(JSON.stringify(value)))
      expect(parseStrictJson(text)).toEqual(JSON.parse(text))
    }),
    { numRuns: runs },
  )
})

test('behavior: the same key in different objects, and keys that look like structure', () => {
  const text = '{"a":{"a":[{"a":1},{"a":2}]},"b":"a","{":"}","\\"a\\":":":","x\\\\":1}'
  expect(parseStrictJson(text)).toEqual(JSON.parse(text))
})

test('behavior: 32 levels pass, 33 do not, 60,000 do no harm', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(() => parseStrictJson(nested(32))).not.toThrow()
  expect(() => parseStrictJson(nested(33))).toThrow(expect.objectContaining({ code: 'too-deep' }))
  expect(() => parseStrictJson(nested(60_000))).toThrow(expect.objectContaining({ code: 'too-deep' }))
})

test.each([
  '{"a":1,"a":1}',
  '{"a":1,"\\u0061":2}',
  '{"a":1, "b":[{"c":1,"c":2}]}',
  '[[{"":1,"":2}]]',
  '{"a" :1,"a"\n:2}',
  '{"\\"":1,"\\u0022":2}',
])('error: duplicate key in %s', (text) => {
  expect(() => parseStrictJson(text)).toThrow(expect.objectContaining({ code: 'duplicate-key' }))
})

test.each(['{"__proto__":{"x":1}}', '{"a":[{"constructor":1}]}', '{"\\u005f_proto__":1}'])(
  'error: forbidden key in %s #malformed-refused',
  (text) => {
    expect(() => parseStrictJson(text)).toThrow(expect.objectContaining({ code: 'forbidden-key' }))
    expect('x' in {}).toBe(false)
  },
)

test.each(['', ' ', '{', '{"a":1}}', "{'a':1}", '{"a":01}', '[1,]', 'NaN', '\u0000', '{"a":"\n"}'])(
  'error: no JSON: %j',
  (text) => {
    expect(() => parseStrictJson(text)).toThrow(expect.objectContaining({ code: 'syntax' }))
  },
)

test('error: a key repeated anywhere in any object is found #rpc-limited', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.string(), fc.jsonValue(), (value, key, other) => {
      fc.pre(key !== '__proto__' && key !== 'constructor')
      const name = JSON.stringify(key)
      const text = `{"v":${JSON.stringify(value)},"w":[{${name}:${JSON.stringify(other)},${name}:0}]}`
      expect(() => parseStrictJson(text)).toThrow(expect.objectContaining({ name: 'StrictJsonError' }))
    }),
    { numRuns: runs },
  )
})
