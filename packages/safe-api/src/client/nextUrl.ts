import type { Gateway } from './gateway.ts'
import { parseBaseUrl } from './parseBaseUrl.ts'
import { SafeRequestError } from './SafeRequestError.ts'

/** A link comes from outside: it may choose the page, not the host. */
export function nextUrl(gateway: Gateway, link: string): string {
  const { origin } = parseBaseUrl(gateway.baseUrl)
  const url = URL.canParse(link) ? new URL(link) : undefined
  if (!url) throw new SafeRequestError(`The gateway's link to another page is not a full URL: ${link}`)
  if (url.origin !== origin || url.username || url.password)
    throw new SafeRequestError(`The gateway's link to another page leads away from ${origin}: ${link}`)
  return url.href
}
