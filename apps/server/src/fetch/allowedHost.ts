import { isIP } from 'node:net'

/**
 * Where we may fetch. https goes to public addresses only; http has no proof of who answers, so it goes to this
 * machine only.
 */
export type AllowedHost = {
  scheme: 'https' | 'http'
  /** As a URL spells it; `*.example.org` is every name below example.org. */
  host: string
  port: number
}

const entry = /^(?<http>http:\/\/)?(?<host>\[[0-9a-f:]+\]|[a-z0-9.*-]+)(?::(?<port>[1-9]\d{0,4}))?$/
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** At least two labels, so that `*.org` is not a list of everything. */
const name = new RegExp(`^(?:\\*\\.)?(?:${label}\\.)+${label}$`)
/** As a URL spells them. */
export const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** `images.example`, `*.example.org`, `images.example:8443`, an address in numbers, `http://localhost:4000`. */
export function parseAllowedHost(text: string): AllowedHost | undefined {
  const { http, host = '', port } = entry.exec(text)?.groups ?? {}
  if (Number(port ?? 0) > 65_535) return undefined
  if (http) return loopbackHosts.has(host) ? { scheme: 'http', host, port: Number(port ?? 80) } : undefined
  const isKnown = isLiteral(host) ? isCanonical(host) : name.test(host) && !/\.\d+$/.test(host)
  return isKnown ? { scheme: 'https', host, port: Number(port ?? 443) } : undefined
}

export function findAllowedHost(hosts: readonly AllowedHost[], url: URL): AllowedHost | undefined {
  return hosts.find(
    ({ scheme, host, port }) =>
      url.protocol === `${scheme}:` && portOf(url) === port && isSameHost(host, url.hostname),
  )
}

export function portOf({ port, protocol }: URL): number {
  if (port) return Number(port)
  return protocol === 'https:' ? 443 : 80
}

/** An address in numbers. A parsed URL has one spelling of it, whatever was written. */
export function isLiteral(hostname: string): boolean {
  return hostname.startsWith('[') || isIP(hostname) !== 0
}

function isSameHost(listed: string, hostname: string): boolean {
  if (!listed.startsWith('*.')) return hostname === listed
  return !isLiteral(hostname) && hostname.length > listed.length - 1 && hostname.endsWith(listed.slice(1))
}

function isCanonical(host: string): boolean {
  return URL.canParse(`https://${host}`) && new URL(`https://${host}`).hostname === host
}
