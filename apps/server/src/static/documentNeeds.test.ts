import { expect, test } from 'vitest'
import { documentPolicy } from '../headers/policies.ts'
import { documentNeeds, documentRelays } from './documentNeeds.ts'

const policyOf = (html: string) =>
  documentPolicy({
    safeHosts: [],
    scriptHashes: [],
    needs: documentNeeds(html),
    relays: documentRelays(html),
  })
const meta = (content: string) => `<head><meta name="policy-needs" content="${content}"></head>`

test('default: a document that names nothing gets nothing but our own server #no-foreign-code', () => {
  expect(documentNeeds('<head></head>')).toEqual([])
  expect(policyOf('')).not.toMatch(/https:|wss:/)
  expect(policyOf('')).toContain("trusted-types 'none'")
})

test('behavior: WalletConnect opens its relay and nothing else', () => {
  const policy = policyOf(meta('walletconnect'))
  expect(policy).toContain("connect-src 'self' wss://relay.walletconnect.org wss://relay.walletconnect.com;")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("require-trusted-types-for 'script'")
})

test('behavior: a relay that the document names is the only one', () => {
  const policy = policyOf(`${meta('walletconnect')}<meta name="policy-relay" content="wss://relay.example">`)
  expect(policy).toContain("connect-src 'self' wss://relay.example;")
  expect(policy).not.toContain('walletconnect')
  expect(policyOf('<meta name="policy-relay" content="wss://relay.example">')).not.toContain('relay')
})

test.each(['wss://relay.example; script-src *', 'wss://*', 'https://evil.example', '', 'wss://a wss://b'])(
  'error: the relay %j opens nothing, neither itself nor the public ones',
  (relay) => {
    const policy = policyOf(`${meta('walletconnect')}<meta name="policy-relay" content="${relay}">`)
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toMatch(/relay|evil|\*/)
  },
)

test('behavior: the recorder opens its hosts; it writes scripts by address, which trusted types would refuse', () => {
  const policy = policyOf(meta('recorder'))
  expect(policy).toContain("script-src 'self' https://static.hotjar.com https://script.hotjar.com;")
  expect(policy).not.toContain('trusted-types')
})

test('behavior: the document around a Safe App may frame strangers, and nothing else', () => {
  const policy = policyOf(meta('safe-apps'))
  expect(policy).toContain("default-src 'none'; script-src; frame-src https:; base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'")
  expect(policy).not.toMatch(/http:|connect-src|img-src|style-src|'self' (?!;)\S/)
  expect(policyOf(meta('safe-apps local-safe-apps'))).toContain(
    'frame-src https: http://localhost:* http://127.0.0.1:*;',
  )
})

test('error: a loopback page alone opens no other document', () => {
  expect(policyOf(meta('local-safe-apps'))).toContain("frame-src 'self';")
})

test('error: names that nobody knows open nothing', () => {
  expect(documentNeeds(meta('everything script-src'))).toEqual([])
  expect(documentNeeds('<meta name="policy-needs" content="recorder; script-src *">')).toEqual([])
})
