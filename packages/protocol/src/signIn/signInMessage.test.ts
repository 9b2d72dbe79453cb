import fc from 'fast-check'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { mutatedText } from '../../test/mutatedText.ts'
import { parseSignInMessage, type SignInFields, signInMessage, signInStatement } from './signInMessage.ts'

const fields: SignInFields = {
  domain: 'love.example:8443',
  address: '0xB22C05CeDbF879a661fcc566B5a759d005Cf7b4C',
  uri: 'https://love.example:8443',
  chainId: 1337,
  nonce: '0123456789abcdef0123456789abcdef',
  issuedAt: '2026-02-28T12:00:00.000Z',
  expirationTime: '2026-02-28T12:10:00.000Z',
}

test('default: the text is what the standard asks for', () => {
  const { issuedAt, expirationTime, ...rest } = fields
  expect(signInMessage(fields)).toBe(
    createSiweMessage({
      ...rest,
      version: '1',
      statement: signInStatement,
      issuedAt: new Date(issuedAt),
      expirationTime: new Date(expirationTime),
    }),
  )
  expect(parseSiweMessage(signInMessage(fields))).toMatchObject({ domain: fields.domain, version: '1' })
})

test('behavior: the fields come back from the text', () => {
  expect(parseSignInMessage(signInMessage(fields))).toEqual(fields)
})

const text = signInMessage(fields)
test.each<[string, string]>([
  ['version 9', text.replace('Version: 1', 'Version: 9')],
  ['a line at the end', `${text}\n`],
  ['words at the end', `${text}\nResources:\n- https://evil.example`],
  ['a second block', `${text}\n\n${text}`],
  ['a second block before', `${text}\n${text}`],
  ['a field twice', text.replace('\nNonce', '\nChain ID: 1337\nNonce')],
  ['CRLF', text.replaceAll('\n', '\r\n')],
  ['one CRLF', text.replace('\n', '\r\n')],
  ['an address in lower case', text.replace(fields.address, fields.address.toLowerCase())],
  ['no URI', text.replace(/URI: .*\n/, '')],
  ['one more empty line', text.replace('\n\n', '\n\n\n')],
  ['one empty line less', text.replace('\n\n', '\n')],
  ['a tab for a blank', text.replace('Nonce: ', 'Nonce:\t')],
  ['a blank that does not break', text.replace('Nonce: ', 'Nonce:\u00a0')],
  ['another statement', text.replace('is free', 'is dear')],
  ['no statement', text.replace(`${signInStatement}\n\n`, '')],
  ['a chain in another form', text.replace('1337', '1.337e3')],
  ['a chain with a zero before', text.replace('1337', '01337')],
  ['a scheme', `https://${text}`],
  ['a date of another kind', text.replace(fields.issuedAt, '01/02/2026')],
  ['a time without milliseconds', text.replace('12:00:00.000Z', '12:00:00Z')],
  ['a time of another zone', text.replace('12:00:00.000Z', '13:00:00.000+01:00')],
  ['no expiration', text.replace(/\nExpiration Time: .*/, '')],
  ['a time before which it does not count', `${text}\nNot Before: ${fields.issuedAt}`],
  ['nothing', ''],
])('error: %s', (_, changed) => {
  expect(changed).not.toBe(text)
  expect(parseSignInMessage(changed)).toBeUndefined()
})

test('behavior: whatever is read makes the same text again #sign-in-exact-text', () => {
  fc.assert(
    fc.property(mutatedText(text), (changed) => {
      const read = parseSignInMessage(changed)
      if (read) expect(signInMessage(read)).toBe(changed)
    }),
    { numRuns: runs(10_000, 100_000) },
  )
})

test('behavior: long texts that nearly fit are refused at once', () => {
  const blanks = `${'a'.repeat(2_000)} wants you to sign in with your Ethereum account:\n${fields.address}\n`
  for (const long of [
    `${blanks}${'\nURI: a\nVersion: 1\n'.repeat(200)}`,
    `${blanks}${'\n'.repeat(2_000)}URI: `,
    `${'a '.repeat(2_000)}`,
    `${text.slice(0, -1)}${'Z'.repeat(3_000)} `,
    '\u2028'.repeat(4_000),
  ]) {
    const started = performance.now()
    expect(parseSignInMessage(long)).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(10)
  }
})
