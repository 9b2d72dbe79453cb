import { BlockList, isIP } from 'node:net'
import type { TrustProxy } from './settings/trustProxy.ts'

export type ClientIpParameters = {
  /** The other end of the connection. */
  socketAddress: string | undefined
  /** `X-Forwarded-For`: each proxy appends whom it heard; whoever speaks first can write anything. */
  forwardedFor: string | null
}

/** Whether an address is a proxy of ours, so many proxies behind the connection. */
export function createIsProxy(trust: TrustProxy): (address: string, hop: number) => boolean {
  if (typeof trust === 'number') return (_, hop) => hop < trust
  const isInside = inRanges(trust)
  return (address) => isInside(plain(address))
}

/** Walks from the connection back through proxies that are ours, and no further. */
export function createClientIp(trust: TrustProxy): (parameters: ClientIpParameters) => string {
  const isProxy = createIsProxy(trust)

  return ({ socketAddress, forwardedFor }) => {
    let client = plain(socketAddress ?? '')
    const hops = forwardedFor?.split(',').reverse() ?? []
    for (const [hop, text] of hops.entries()) {
      const previous = plain(text.trim())
      if (!isProxy(client, hop) || isIP(previous) === 0) break
      client = previous
    }
    return client
  }
}

/** A household or a server gets a whole /64 of IPv6: its addresses are one client to a rate limit. */
export function clientNetwork(ip: string): string {
  if (isIP(ip) !== 6) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail?.split(':') ?? [])]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase()
}

function inRanges(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
