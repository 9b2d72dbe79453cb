import { describe, expect, test } from 'vitest'
import { isLoopbackAddress, isPublicAddress } from './isPublicAddress.ts'

describe('isPublicAddress', () => {
  test.each(['1.1.1.1', '8.8.8.8', '93.184.215.14', '100.63.255.255', '100.128.0.0', '172.15.255.255'])(
    'default: %s is on the internet',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  test.each(['172.32.0.1', '192.167.255.255', '198.17.255.255', '198.20.0.0', '223.255.255.255'])(
    'behavior: %s stands just beside a special range',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  test.each(['2606:4700:4700::1111', '2a00:1450:4001:81b::200e', '2001:4860:4860::8888', '64:ff9b::8.8.8.8'])(
    'default: %s is on the internet',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  test.each<[string, string]>([
    ['unspecified', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carriers', '100.64.0.1'],
    ['carriers', '100.127.255.255'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['the metadata service of clouds', '169.254.169.254'],
    ['protocols', '192.0.0.170'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.7'],
    ['documentation', '203.0.113.9'],
    ['a 6to4 relay', '192.88.99.1'],
    ['benchmarks', '198.18.0.1'],
    ['benchmarks', '198.19.255.255'],
    ['a group', '224.0.0.1'],
    ['a group', '239.255.255.250'],
    ['reserved', '240.0.0.1'],
    ['everybody', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4 in disguise', '::ffff:127.0.0.1'],
    ['IPv4 in disguise', '::ffff:8.8.8.8'],
    ['IPv4 in disguise, in hex', '::ffff:7f00:1'],
    ['IPv4 in the old disguise', '::127.0.0.1'],
    ['translated to loopback', '64:ff9b::127.0.0.1'],
    ['translated to the metadata service', '64:ff9b::a9fe:a9fe'],
    ['translated to a private network', '64:ff9b::10.1.2.3'],
    ['a local translator', '64:ff9b:1::8.8.8.8'],
    ['6to4 of a private network', '2002:a00:1::1'],
    ['6to4 of loopback', '2002:7f00:1::'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['benchmarks', '2001:2::1'],
    ['ORCHID', '2001:20::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['segment routing', '5f00::1'],
    ['discard', '100::1'],
    ['private', 'fc00::1'],
    ['private', 'fd12:3456::1'],
    ['the link', 'fe80::1'],
    ['a network card', 'fe80::1%eth0'],
    ['a network card', '2606:4700::1%eth0'],
    ['old site addresses', 'fec0::1'],
    ['a group', 'ff02::1'],
    ['not an address', 'localhost'],
    ['not an address', '127.1'],
    ['not an address', ''],
  ])('error: %s, %s', (_, address) => expect(isPublicAddress(address)).toBe(false))
})

test('default: this machine is 127.0.0.0/8 and ::1, and nothing else', () => {
  const all = [
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    '::ffff:127.0.0.1',
    '126.255.255.255',
    '10.0.0.1',
    '::',
    '0.0.0.0',
    'x',
  ]
  expect(all.filter(isLoopbackAddress)).toEqual(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])
})
