import { BlockList, isIP } from 'node:net'

/** Of the registries of special addresses: this machine, private networks, carriers, links, tests, groups. */
const specialV4: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Within the one range of IPv6 that is routed: protocols and Teredo, documentation, 6to4. */
const specialV6: readonly (readonly [address: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const special = new BlockList()
const routed = new BlockList()
routed.addSubnet('2000::', 3, 'ipv6')
/** A translator (NAT64) reaches IPv4 under this prefix, so it may lead where IPv4 may. */
routed.addSubnet('64:ff9b::', 96, 'ipv6')
for (const [address, bits] of specialV4) {
  special.addSubnet(address, bits, 'ipv4')
  special.addSubnet(`64:ff9b::${address}`, 96 + bits, 'ipv6')
}
for (const [address, bits] of specialV6) special.addSubnet(address, bits, 'ipv6')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether an address belongs to the internet and to nothing nearer. Unknown spellings do not. */
export function isPublicAddress(address: string): boolean {
  const family = familyOf(address)
  if (!family || special.check(address, family)) return false
  return family === 'ipv4' || routed.check(address, family)
}

export function isLoopbackAddress(address: string): boolean {
  const family = familyOf(address)
  return family !== undefined && loopback.check(address, family)
}

/** A zone (`fe80::1%eth0`) names a network card: never the internet. */
function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  if (address.includes('%')) return undefined
  const version = isIP(address)
  if (version === 0) return undefined
  return version === 4 ? 'ipv4' : 'ipv6'
}
