import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import { answerPolicy } from './policies.ts'

/** The desktop copies addresses and may fill the screen; it needs nothing else of the device. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
].map((feature) => `${feature}=()`)

export type SecurityHeadersConfig = Pick<Config, 'appUrl' | 'safeHosts' | 'hstsPreload'>

/** Names in lower case, as they are compared with those an answer has already. */
export function securityHeaders({ appUrl, safeHosts, hstsPreload }: SecurityHeadersConfig) {
  const headers: Record<string, string> = {
    'content-security-policy': answerPolicy(safeHosts),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': [...permissions, 'clipboard-read=()', 'clipboard-write=(self)'].join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
  if (appUrl.startsWith('https://')) {
    // What the list of the browsers asks for.
    const listed = hstsPreload ? '; includeSubDomains; preload' : ''
    headers['strict-transport-security'] = `max-age=31536000${listed}`
  }
  return headers
}

/** Stands before every route, so that refusals and failures carry the headers too. A route may set its own first. */
export function withSecurityHeaders(headers: Record<string, string>): MiddlewareHandler {
  const entries = Object.entries(headers)
  return async (context, next) => {
    await next()
    const own = context.res.headers
    for (const [name, value] of entries) {
      if (!own.has(name)) own.set(name, value)
    }
  }
}
