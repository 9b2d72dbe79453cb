import { isLoopback } from '../metrics/isLoopback.ts'

/** Plain http that does not leave this machine. */
export function isLocalHttp(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return (
    protocol === 'http:' && (hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1')))
  )
}
