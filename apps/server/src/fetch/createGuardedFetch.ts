import type { IncomingMessage } from 'node:http'
import { type AllowedHost, findAllowedHost, isLiteral } from './allowedHost.ts'
import { gatewayUrl } from './gatewayUrl.ts'
import { isLoopbackAddress, isPublicAddress } from './isPublicAddress.ts'
import { FetchError, mediaType, readBody } from './readBody.ts'
import { type FetchedBytes, readDataUrl } from './readDataUrl.ts'
import { type Connect, connectTo, type Resolve, resolveHost, sendGet } from './sendGet.ts'

export type GuardedFetch = (address: string) => Promise<FetchedBytes>

export type GuardedFetchDeps = {
  hosts: readonly AllowedHost[]
  /** Origin of an IPFS gateway among the hosts. */
  gateway?: string | undefined
  /** What may come back; other types are not even read. */
  types: readonly string[]
  limits: { bytes: number; timeoutMs: number }
  resolve?: Resolve | undefined
  connect?: Connect | undefined
}

const MOST_REDIRECTS = 3

/**
 * Fetches what strangers name: only from listed hosts, at public addresses that are looked up once and kept for the
 * whole request, and never more, longer or other than allowed. Throws `FetchError` with words.
 */
export function createGuardedFetch(deps: GuardedFetchDeps): GuardedFetch {
  const { hosts, gateway, types, limits, resolve = resolveHost, connect = connectTo } = deps

  const checkType = (type: string) => {
    if (!types.includes(type)) throw new FetchError('wrong-type', `Content type ${type} is not supported.`)
  }

  const fetchFrom = async (address: string, signal: AbortSignal): Promise<FetchedBytes> => {
    const { url: first, host } = checkUrl(address, hosts)
    const addresses = await pinAddresses({ hostname: first.hostname, scheme: host.scheme, resolve })
    signal.throwIfAborted()
    let url = first
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const response = await sendGet({ url, addresses, connect, signal, accept: types.join(', ') })
      try {
        const next = redirectOf(response, url)
        if (!next) {
          checkStatus(response, url)
          const type = mediaType(response.headers['content-type'])
          checkType(type)
          return { bytes: await readBody({ response, maxBytes: limits.bytes, signal }), type }
        }
        if (next.origin !== first.origin) {
          throw new FetchError('failed', `${url.host} redirects to another host, which is not followed.`)
        }
        url = checkUrl(next.href, hosts).url
      } finally {
        response.destroy()
      }
    }
    throw new FetchError('failed', `${url.host} redirects more than ${MOST_REDIRECTS} times.`)
  }

  return async (address) => {
    if (/^data:/i.test(address)) {
      const content = readDataUrl(address, limits.bytes)
      checkType(content.type)
      return content
    }
    const signal = AbortSignal.timeout(limits.timeoutMs)
    const target = /^ipfs:/i.test(address) ? gatewayUrl(address, gateway) : address
    return await Promise.race([fetchFrom(target, signal), rejectAtEnd(signal)]).catch((error: unknown) => {
      if (!signal.aborted) throw error
      throw new FetchError('timeout', `No complete answer within ${limits.timeoutMs} ms.`)
    })
  }
}

/** A name server or a connection may never answer and know nothing of signals. */
function rejectAtEnd(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, url: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return undefined
  if (!URL.canParse(headers.location, url.href)) {
    throw new FetchError('failed', `${url.host} redirects to an invalid URL.`)
  }
  return new URL(headers.location, url)
}

function checkStatus({ statusCode = 0 }: IncomingMessage, { host }: URL): void {
  if (statusCode === 200) return
  if (statusCode === 404 || statusCode === 410) {
    throw new FetchError('not-found', `${host} has nothing at this address.`)
  }
  throw new FetchError('failed', `${host} answered with status ${statusCode}.`)
}

type PinAddressesParameters = { hostname: string; scheme: AllowedHost['scheme']; resolve: Resolve }

/**
 * The addresses of a host, asked once and all good: a name with one private address among public ones is refused
 * as a whole, as the next question could get another answer.
 */
async function pinAddresses({ hostname, scheme, resolve }: PinAddressesParameters): Promise<string[]> {
  const addresses = isLiteral(hostname)
    ? [hostname.replace(/^\[|\]$/g, '')]
    : await resolve(hostname).catch(() => [])
  if (addresses.length === 0) throw new FetchError('failed', `${hostname} was not found.`)
  const isGood = scheme === 'https' ? isPublicAddress : isLoopbackAddress
  if (!addresses.every(isGood)) {
    throw new FetchError('not-allowed', `${hostname} does not resolve to a public address.`)
  }
  return [...addresses]
}

type CheckedUrl = { url: URL; host: AllowedHost }

const LONGEST = 2048

/** Reads an address as a browser would and lets only listed hosts pass. Nothing is looked up yet. */
function checkUrl(text: string, hosts: readonly AllowedHost[]): CheckedUrl {
  if (text.length > LONGEST) throw bad(`The URL is longer than ${LONGEST} characters.`)
  // A parser drops or turns these silently, so that two readers of one text could see two hosts.
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(text))
    throw bad('The URL contains spaces, backslashes or invisible characters.')
  if (!/^https?:\/\/[^/]/i.test(text)) throw bad('Only https URLs are fetched.')
  if (!URL.canParse(text)) throw bad('This is not a URL.')
  const url = new URL(text)
  if (url.username || url.password) throw bad('The URL contains a user name or password.')
  const host = findAllowedHost(hosts, url)
  if (host) return { url, host }
  if (isLiteral(url.hostname)) throw refused('Hosts must be given by name, not by IP address.')
  throw refused(`The host ${url.protocol}//${url.host} is not allowed.`)
}

function bad(message: string): FetchError {
  return new FetchError('bad-address', message)
}

function refused(message: string): FetchError {
  return new FetchError('not-allowed', message)
}
