import type { Config } from '../config.ts'
import { CookieRouteError } from './CookieRouteError.ts'

/** What only our own pages send, as a form or a link of another site cannot. */
const HEADER = 'love-request'

/** Throws for what did not come from a page of ours, at the address that it was made for. */
export function refuseForeign(request: Request, config: Pick<Config, 'appUrl' | 'trustProxy'>): void {
  const { method, headers } = request
  const { host, origin } = new URL(config.appUrl)
  if (hostOf(request, config) !== host)
    throw new CookieRouteError(
      403,
      `Sign-in is off at this address: it works at ${origin}. Open LOVE there, or set APP_URL to the address that people use.`,
    )
  if (method === 'GET' || method === 'HEAD') {
    const site = headers.get('sec-fetch-site') ?? 'none'
    if (site === 'same-origin' || site === 'none') return
    throw new CookieRouteError(403, 'Other sites may not ask for this.')
  }
  if (headers.get('origin') !== origin)
    throw new CookieRouteError(403, `Only pages of ${origin} may send this.`)
  if (headers.get(HEADER) !== '1') throw new CookieRouteError(403, `Send the header ${HEADER}: 1.`)
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    throw new CookieRouteError(415, 'Send application/json.')
}

/** What the browser was told to open. A proxy that changes it says so in a header of its own. */
function hostOf({ headers, url }: Request, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = trustProxy === 0 ? undefined : headers.get('x-forwarded-host')?.split(',')[0]?.trim()
  return (forwarded ?? headers.get('host') ?? new URL(url).host).toLowerCase()
}
