import { z } from 'zod'
import { parseAllowedHost } from '../fetch/allowedHost.ts'

/** Hosts that the server may fetch pictures and metadata from. */
export function imageHosts({ httpAllowed }: { httpAllowed: boolean }) {
  const rule = `must be hosts like images.example, *.example.org or images.example:8443${
    httpAllowed ? ' (http only for loopback: http://localhost:4000)' : ''
  }, separated by commas without blanks.`
  return z.string().transform((text, context) => {
    const hosts = text.split(',').map(parseAllowedHost)
    const known = hosts.filter((host) => host !== undefined)
    if (known.length < hosts.length || (!httpAllowed && known.some(({ scheme }) => scheme === 'http'))) {
      context.addIssue(rule)
      return z.NEVER
    }
    return known
  })
}
