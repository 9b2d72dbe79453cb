import { startDevnet } from '@love/devnet/startDevnet'
import { mutatedText } from '@love/protocol/test/mutatedText'
import fc from 'fast-check'
import { keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import { createVisitor, type Visitor } from '../../test/signInVisitor.ts'
import { startSignIn } from '../../test/startSignIn.ts'
import { checkMessage } from './checkMessage.ts'

const ann = privateKeyToAccount(keccak256(toHex('ann')))
const devnet = await startDevnet({ port: 0, historyHours: 0 })
const server = await startSignIn({ devnet })
afterAll(async () => {
  await server.close()
  await devnet.close()
})

let visitor: Visitor
let text: string
beforeEach(async () => {
  visitor = createVisitor(server.url)
  text = await visitor.begin(ann.address)
})

const line = (name: string, value: string) => (old: string) =>
  old.replace(new RegExp(`\n${name}: .*`), `\n${name}: ${value}`)
const domain = (name: string) => (old: string) => old.replace(/^\S+/, name)
const soon = (ms: number) => new Date(Date.now() + ms).toISOString()

const changes: Readonly<Record<string, (text: string) => string>> = {
  'another domain': domain('evil.example'),
  'a domain above': domain('example'),
  'a domain below': domain('app.love.example'),
  'another port': domain('love.example:8443'),
  'the usual port in words': domain('love.example:443'),
  'plain http': line('URI', 'http://love.example'),
  'a scheme before the domain': domain('http://love.example'),
  'a user before the domain': domain('love.example@evil.example'),
  'a look-alike': domain('lоve.example'),
  'a look-alike in plain letters': domain('xn--lve-6cd.example'),
  'a dot at the end': domain('love.example.'),
  'capitals in the domain': domain('LOVE.example'),
  'no domain': domain(''),
  'version 9': line('Version', '9'),
  'issued in 2099': line('Issued At', '2099-01-01T00:00:00.000Z'),
  'issued half a minute from now': line('Issued At', soon(31_000)),
  'a line at the end': (old) => `${old}\n`,
  'words at the end': (old) => `${old}\nResources:\n- https://evil.example`,
  'a second block': (old) => `${old}\n\n${old}`,
  'a second block of fields': (old) => `${old}\n${old.slice(old.indexOf('URI: '))}`,
  CRLF: (old) => old.replaceAll('\n', '\r\n'),
  'an address in lower case': (old) => old.replace(ann.address, ann.address.toLowerCase()),
  'an address of somebody else': (old) => old.replace(ann.address, devnet.roles.deployer),
  'no URI': (old) => old.replace(/\nURI: .*/, ''),
  'a URI of another origin': line('URI', 'https://evil.example'),
  'a URI with a path': line('URI', 'https://love.example/'),
  'one more empty line': (old) => old.replace('\n\n', '\n\n\n'),
  'a tab for a blank': (old) => old.replace('Nonce: ', 'Nonce:\t'),
  'a blank that does not break': (old) => old.replace('Chain ID: ', 'Chain ID:\u00a0'),
  'chain 0': line('Chain ID', '0'),
  'another chain': line('Chain ID', '1'),
  'a chain in another form': line('Chain ID', '1337e0'),
  'the chain in hex': line('Chain ID', '0x539'),
  'expired already': line('Expiration Time', soon(-31_000)),
  'a longer life': line('Expiration Time', soon(3_600_000)),
  'no end': (old) => old.replace(/\nExpiration Time: .*/, ''),
  'a beginning that is still to come': (old) => `${old}\nNot Before: ${soon(31_000)}`,
  'a date of another kind': line('Issued At', '01/02/2026'),
  'another statement': (old) => old.replace('is free', 'is dear'),
  'another nonce': line('Nonce', '0'.repeat(32)),
  'an empty nonce': line('Nonce', ''),
  'two nonces': (old) => old.replace('\nNonce', `\nNonce: ${'0'.repeat(32)}\nNonce`),
  'a mark at the beginning': (old) => `\ufeff${old}`,
  'half a character': (old) => `${old}\ud83d`,
  nothing: () => '',
}

describe('each is well signed', () => {
  test.each(Object.entries(changes))('error: %s #sign-in-exact-text', async (_, change) => {
    const message = change(text)
    expect(message).not.toBe(text)
    expect(await visitor.verify(message, await ann.signMessage({ message }))).toMatchObject({
      status: 401,
      body: { message: expect.stringMatching(/Sign in again\.$/) },
    })
    // Refused before anything was spent on it: the right text is still good.
    expect((await visitor.verify(text, await ann.signMessage({ message: text }))).status).toBe(200)
  })
})

test('behavior: no changed text passes the checks', () => {
  const times = { issued_at: Date.UTC(2026, 1, 28, 12), expires_at: Date.UTC(2026, 1, 28, 12, 10) }
  const row = {
    ...times,
    nonce: 'a'.repeat(32),
    address: ann.address,
    visit: '',
    is_contract: 0,
    is_pending: 0,
  } as const
  const config = { appUrl: 'https://love.example', chainId: 1337 }
  const right = text
    .replace(/Nonce: .*/, `Nonce: ${row.nonce}`)
    .replace(/Issued At: .*/, 'Issued At: 2026-02-28T12:00:00.000Z')
    .replace(/Expiration Time: .*/, 'Expiration Time: 2026-02-28T12:10:00.000Z')
  const check = (changed: string) => checkMessage({ text: changed, row, config, now: times.issued_at })
  check(right)
  let changes = 0
  fc.assert(
    fc.property(mutatedText(right), (changed) => {
      if (changed === right) return
      changes += 1
      expect(() => check(changed)).toThrow(/Sign in again\.$/)
    }),
    { numRuns: runs(4_000, 100_000) },
  )
  expect(changes).toBeGreaterThan(runs(3_000, 10_000))
})

test('behavior: no changed text is accepted, however well it is signed #sign-in-exact-text', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(mutatedText(text), async (message) => {
      if (message === text) return
      const { status } = await visitor.verify(message, await ann.signMessage({ message }))
      expect(status).toBe(401)
    }),
    { numRuns: runs(300, 10_000) },
  )
  expect((await visitor.verify(text, await ann.signMessage({ message: text }))).status).toBe(200)
})

test.each<[string, unknown, number]>([
  ['a megabyte of text', { message: 'a'.repeat(1_048_576), signature: '0x' }, 413],
  ['a megabyte of signature', { message: 'a', signature: `0x${'00'.repeat(1_048_576)}` }, 413],
  ['4 kB and one byte of text', { message: 'a'.repeat(4_097), signature: '0x' }, 413],
  ['few characters of many bytes', { message: '€'.repeat(1_366), signature: '0x' }, 413],
  ['4 kB of text', { message: 'a'.repeat(4_096), signature: '0x' }, 401],
  ['8 kB and two bytes of signature', { message: 'a', signature: `0x${'00'.repeat(4_096)}` }, 413],
  ['8 kB of signature', { message: 'a', signature: `0x${'00'.repeat(4_095)}` }, 401],
  ['no JSON', '{', 400],
  ['a list', [], 400],
  ['no signature', { message: 'a' }, 400],
  ['a number', { message: 7, signature: '0x' }, 400],
  ['the same key twice', '{"message":"a","message":"b","signature":"0x"}', 400],
  ['a key that is none', '{"__proto__":{},"message":"a","signature":"0x"}', 400],
])('error: %s', async (_, body, status) => {
  const reply = await visitor.send('POST', '/sign-in/verify', { body })
  expect(reply.status).toBe(status)
  expect(String(reply.body.message)).toMatch(/\.$/)
})

test.each<[string, unknown, number]>([
  ['no address', {}, 400],
  ['half an address', { address: '0x12' }, 400],
  ['a name', { address: 'love.eth' }, 400],
  ['too much', { address: ann.address, more: 'a'.repeat(1_024) }, 413],
])('error: a text for %s', async (_, body, status) => {
  expect((await visitor.send('POST', '/sign-in/nonce', { body })).status).toBe(status)
})
