import { expect, test } from 'vitest'
import { documentPolicy } from '../headers/policies.ts'
import { documentRelays, inlineScriptHashes } from '../static/documentNeeds.ts'
import { policyFault } from './parseRelease.ts'

const html = '<!doctype html><script>boot()</script><script type="importmap">{}</script>'
const scriptHashes = inlineScriptHashes(html)
const relays = documentRelays('')
const policy = documentPolicy({ safeHosts: ['https://app.safe.global'], scriptHashes, needs: [], relays })
const ancestors = "frame-ancestors 'self' https://app.safe.global"

test('default: the policy that this page needs, whoever may frame it', () => {
  expect(policyFault(html, policy)).toBeUndefined()
  expect(policyFault(html, policy.replace(ancestors, "frame-ancestors 'self'"))).toBeUndefined()
  const recorded = `<meta name="policy-needs" content="walletconnect recorder">${html}`
  const needs = ['walletconnect', 'recorder'] as const
  const served = documentPolicy({ safeHosts: [], scriptHashes, needs, relays })
  expect(policyFault(recorded, served)).toBeUndefined()
})

test('error: another relay than the one that the page names', () => {
  const page = `<meta name="policy-needs" content="walletconnect"><meta name="policy-relay" content="wss://relay.example">${html}`
  const served = (relay: string) =>
    documentPolicy({ safeHosts: [], scriptHashes, needs: ['walletconnect'], relays: [relay] })
  expect(policyFault(page, served('wss://relay.example'))).toBeUndefined()
  expect(policyFault(page, served('wss://evil.example'))).toBe(
    `has a policy without "connect-src 'self' wss://relay.example"`,
  )
})

test.each([
  ['no policy', null, 'has no Content-Security-Policy'],
  [
    'a stranger may run scripts',
    policy.replace("script-src 'self'", "script-src 'self' https://evil.example"),
    'has a policy without "script-src',
  ],
  [
    'a script hash is missing',
    policy.replace(` '${scriptHashes[0]}'`, ''),
    'has a policy without "script-src',
  ],
  [
    'trusted types are gone',
    policy.replace("; trusted-types 'none'", ''),
    `has a policy without "trusted-types 'none'"`,
  ],
  [
    'reports go to a stranger',
    policy.replace('report-uri /csp-reports', 'report-uri https://evil.example'),
    'has a policy without "report-uri /csp-reports"',
  ],
  ['one more directive', `${policy}; script-src-elem *`, 'has a policy with "script-src-elem *"'],
  ['anybody may frame it', policy.replace(ancestors, "frame-ancestors 'self' *"), 'may be framed by *'],
  [
    'any https may frame it',
    policy.replace(ancestors, "frame-ancestors 'self' https:"),
    'may be framed by https:',
  ],
  [
    'nothing says who may frame it',
    policy.replace(`; ${ancestors}`, ''),
    'has a policy without "frame-ancestors',
  ],
])('error: %s', (_, served, words) => {
  expect(policyFault(html, served)).toContain(words)
})
