import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../../packages/contracts/testRuns.ts'
import { parsePlainText, parseTypedDataText } from './parseMessageText.ts'

const mail = {
  domain: { name: 'Mail', chainId: 1337 },
  types: { Mail: [{ name: 'count', type: 'uint8' }] },
  primaryType: 'Mail',
  message: { count: 1 },
}
const typed = (parts: object) => parseTypedDataText(JSON.stringify({ ...mail, ...parts }))

test('default: a text letter by letter, and typed data as an object', () => {
  expect(parsePlainText(' We agree.\n')).toEqual({ message: ' We agree.\n' })
  expect(typed({})).toEqual({ message: mail })
  expect(typed({ primaryType: undefined })).toHaveProperty('message')
  expect(typed({ domain: { name: 'Mail', chainId: '1337' } })).toHaveProperty('message')
})

test.each<[string, ReturnType<typeof parseTypedDataText>]>([
  ['Enter a message', parsePlainText('  \n')],
  ['longer than 32768 bytes', parsePlainText('a'.repeat(40_000))],
  ['Paste the typed data', parseTypedDataText('')],
  ['Invalid JSON', parseTypedDataText('{"domain":')],
  ['an object with domain', parseTypedDataText('[1]')],
  ['“types” is missing', typed({ types: undefined })],
  ['“message” is missing', typed({ message: 'hello' })],
  ['for chain 1, but this Safe is on chain 1337', typed({ domain: { chainId: 1 } })],
  ['cannot be hashed', typed({ message: { count: 300 } })],
  ['Cannot be signed: “types.Mail” is not', typed({ types: { Mail: 'count' } })],
])('error: %s', (words, parsed) => {
  expect('error' in parsed && parsed.error).toContain(words)
})

test('error: whatever is pasted, it is a message or words', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.object(), (text, fields) => {
      for (const parsed of [parseTypedDataText(text), parsePlainText(text), typed(fields)])
        if ('error' in parsed) expect(parsed.error.length).toBeGreaterThan(10)
        else expect(parsed.message).toBeDefined()
    }),
    { numRuns: runs(200, 5_000) },
  )
})
