import { type AllowedHost, isLiteral } from './allowedHost.ts'
import { FetchError } from './FetchError.ts'
import { isLoopbackAddress, isPublicAddress } from './isPublicAddress.ts'
import type { Resolve } from './resolveHost.ts'

export type PinAddressesParameters = { hostname: string; scheme: AllowedHost['scheme']; resolve: Resolve }

/**
 * The addresses of a host, asked once and all good: a name with one private address among public ones is refused
 * as a whole, as the next question could get another answer.
 */
export async function pinAddresses({ hostname, scheme, resolve }: PinAddressesParameters): Promise<string[]> {
  const addresses = isLiteral(hostname)
    ? [hostname.replace(/^\[|\]$/g, '')]
    : await resolve(hostname).catch(() => [])
  if (addresses.length === 0) throw new FetchError('failed', `${hostname} was not found.`)
  const isGood = scheme === 'https' ? isPublicAddress : isLoopbackAddress
  if (!addresses.every(isGood)) {
    throw new FetchError('not-allowed', `${hostname} does not lead to a public address.`)
  }
  return [...addresses]
}
