import { expect, test } from 'vitest'
import { mainnetEnv, problemsOf } from '../../test/settingProblems.ts'
import { readConfig } from '../config.ts'
import type { Environment } from './values.ts'

test('behavior: proxies by number or by range; several Safe hosts', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8,fd00::/8' }).trustProxy).toEqual(['10.0.0.0/8', 'fd00::/8'])
  const hosts = 'https://app.safe.global,http://localhost:3003'
  expect(readConfig({ SAFE_HOSTS: hosts }).safeHosts).toEqual(hosts.split(','))
})

test.each<[string, Environment, RegExp]>([
  ['another network', { LOVE_NETWORK: 'testnet' }, /^LOVE_NETWORK must be local or mainnet\.$/],
  ['http in production', { ...mainnetEnv, APP_URL: 'http://love.example' }, /^APP_URL must start with https/],
  ['no address in production', { ...mainnetEnv, APP_URL: undefined }, /^APP_URL is missing/],
  ['an address with a path', { APP_URL: 'https://love.example/app' }, /^APP_URL must be an origin/],
  ['an address with a slash', { APP_URL: 'https://love.example/' }, /^APP_URL must be an origin/],
  ['an address with a user', { APP_URL: 'https://me@love.example' }, /^APP_URL must be an origin/],
  ['an address with a query', { APP_URL: 'https://love.example?a=1' }, /^APP_URL must be an origin/],
  ['a script address', { APP_URL: 'javascript:alert(1)' }, /^APP_URL must be an origin/],
  ['any proxy', { TRUST_PROXY: 'true' }, /^TRUST_PROXY must be the number/],
  ['ten proxies', { TRUST_PROXY: '10' }, /^TRUST_PROXY must be the number/],
  ['a range too wide', { TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be the number/],
  ['everybody', { TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY must not be every address/],
  ['everybody of IPv6', { TRUST_PROXY: '10.0.0.0/8,::/0' }, /^TRUST_PROXY must not be every address/],
  ['half a range', { TRUST_PROXY: '10.0.0.0/8,' }, /^TRUST_PROXY must be the number/],
  ['a contact without its kind', { SECURITY_CONTACT: 'me@love.example' }, /^SECURITY_CONTACT must be/],
  ['a contact over http', { SECURITY_CONTACT: 'http://love.example' }, /^SECURITY_CONTACT must be/],
  [
    'a contact with another line',
    { SECURITY_CONTACT: 'mailto:me@love.example\nContact: mailto:evil@a.example' },
    /^SECURITY_CONTACT must be/,
  ],
  ['a word for preload', { HSTS_PRELOAD: 'true' }, /^HSTS_PRELOAD must be on or off/],
  ['a host with a newline', { HOST: 'localhost\n' }, /^HOST must be/],
])('error: %s', (_, env, message) => {
  expect(problemsOf(env)).toEqual([expect.stringMatching(message)])
})

test.each([
  '*',
  '',
  'https://',
  "'self'; script-src *",
  'https://app.safe.global\n',
  'https://app.safe.global; script-src *',
  'https://app.safe.global https://evil.example',
  'https://app.safe.global, https://b.example',
  'https://app.safe.global,',
  'https://*.safe.global',
  'https://app.safe.global/',
  'https://APP.safe.global',
  'http://app.safe.global',
  'http://localhost.evil.example',
  'https://me@app.safe.global',
  'https://app.safe.global:port',
])('error: SAFE_HOSTS=%j #checked-at-start', (value) => {
  expect(problemsOf({ SAFE_HOSTS: value })).toEqual([expect.stringMatching(/^SAFE_HOSTS must be origins/)])
})

test('error: what reaches the browser holds no key #secrets-hidden', () => {
  const key = 'CANARY0'.repeat(5).toLowerCase()
  const problems = problemsOf({
    APP_URL: `https://${key}.example`,
    SAFE_HOSTS: `https://${key}.example`,
    SAFE_APPS: `[{"url":"https://app.example/?key=${key}","name":"App"}]`,
  })
  expect(problems.map((line) => line.split(' ')[0])).toEqual(['APP_URL', 'SAFE_HOSTS', 'SAFE_APPS'])
  for (const line of problems) expect(line).toContain('contains what looks like a key')
  expect(problems.join()).not.toContain(key)
})
