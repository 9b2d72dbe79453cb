import { expect, test } from 'vitest'
import { clientNetwork, createClientIp } from './clientIp.ts'
import type { TrustProxy } from './settings/trustProxy.ts'

const ranges = ['10.0.0.0/8', 'fd00::/8']

test.each<[string, TrustProxy, string, string | null, string]>([
  ['nobody is trusted by default', 0, '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['one proxy', 1, '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['one proxy, and a client that writes the header itself', 1, '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['two proxies', 2, '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
  ['more proxies than the header names', 3, '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['a proxy that says nothing', 1, '10.0.0.1', null, '10.0.0.1'],
  ['words instead of an address', 1, '10.0.0.1', 'evil', '10.0.0.1'],
  ['words further out', 2, '10.0.0.1', 'evil, 1.2.3.4', '1.2.3.4'],
  ['an IPv4 address in IPv6 clothes', 0, '::ffff:203.0.113.9', null, '203.0.113.9'],
  ['by range', ranges, '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.9.9.9', '1.2.3.4'],
  ['by range, in IPv6', ranges, 'fd00::1', '2001:db8::5', '2001:db8::5'],
  ['by range, from outside', ranges, '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['by range, all of them proxies', ranges, '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
])('default: %s #trusted-proxies', (_, trust, socketAddress, forwardedFor, expected) => {
  expect(createClientIp(trust)({ socketAddress, forwardedFor })).toBe(expected)
})

test('behavior: a connection that is gone has no address', () => {
  expect(createClientIp(0)({ socketAddress: undefined, forwardedFor: '1.2.3.4' })).toBe('')
})

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
  ['', ''],
])('behavior: the network of %s is %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network)
})
