import { expect, test } from 'vitest'
import { createScrub, scrubError } from './scrub.ts'

const key = 'CANARY0123456789abcdef'
const urls = [
  `https://eth.node.example/v2/${key}`,
  `https://user:pa%20ss@other.example:8443/rpc?apikey=q-${key}`,
  `https://${key.toLowerCase()}.quick.example/`,
]
const scrub = createScrub(urls)

test.each([
  ...urls,
  key,
  key.toLowerCase(),
  `q-${key}`,
  'pa ss',
  'eth.node.example',
  'https://eth.node.example',
  'other.example:8443',
  'OTHER.example',
])('default: %s does not pass', (secret) => {
  expect(scrub(`before ${secret} after`)).toMatch(/^before \S*\[node\]\S* after$/)
  expect(scrub(`x${secret}y`).toLowerCase()).not.toContain('canary')
})

test('behavior: words and data that are no secret stay', () => {
  const message = 'execution reverted: v2 rpc of ethereum at https://docs.example/errors#1'
  expect(scrub(message)).toBe(message)
})

test('behavior: errors keep code, words and revert data, and nothing else', () => {
  const error = { code: 3, message: `reverted at ${urls[0]}`, data: '0x08c379a0', stack: urls[0] }
  expect(scrubError(error, scrub)).toEqual({ code: 3, message: 'reverted at [node]', data: '0x08c379a0' })
})

test('behavior: secrets deep inside data go too', () => {
  const error = { code: 1, message: '', data: { [key]: [{ see: urls[1] }], n: 5 } }
  const clean = scrubError(error, scrub)
  expect(JSON.stringify(clean)).not.toContain('CANARY')
  expect(clean.data).toMatchObject({ n: 5 })
})

test.each([null, 'text', 5, [], { code: 'x' }, { message: 7 }, { code: 1.5, message: null }])(
  'error: %j becomes an error with code and words',
  (error) => {
    expect(scrubError(error, scrub)).toEqual({ code: -32603, message: expect.any(String) })
  },
)
