import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import { isLocalHttp } from '../settings/settingFacts.ts'

type CookieName = 'love-session' | 'love-visit'

/** No life: the browser is to forget it. */
type CookieParameters = { name: CookieName; value?: string; lifeMs?: number }

export type Cookies = {
  readonly read: (request: Request, name: CookieName) => string | undefined
  /** For no script, no plain http and no other host; inside of a Safe's frame for that frame alone. */
  readonly write: (request: Request, parameters: CookieParameters) => readonly [string, string]
}

/**
 * On `http://localhost` WebKit drops what is `Secure`, and every `__Host-` is. There is nobody on that line, so there they go
 * by plain names, except in a frame, which no browser lets have them otherwise. What the site is is the operator's word and
 * never that of a request.
 */
export function createCookies({ appUrl }: Pick<Config, 'appUrl'>): Cookies {
  const isLocal = isLocalHttp(appUrl)
  const isPlain = (request: Request) => isLocal && !isFramed(request)
  const fullName = (request: Request, name: CookieName) => (isPlain(request) ? name : `__Host-${name}`)

  return {
    read(request, name) {
      const start = `${fullName(request, name)}=`
      for (const pair of request.headers.get('cookie')?.split(';') ?? []) {
        const text = pair.trim()
        if (text.startsWith(start)) return text.slice(start.length)
      }
      return undefined
    },

    write(request, { name, value = '', lifeMs = 0 }) {
      const site = isFramed(request) ? 'SameSite=None; Partitioned' : 'SameSite=Lax'
      const age = `Max-Age=${Math.floor(lifeMs / 1_000)}`
      const secure = isPlain(request) ? '' : ' Secure;'
      return ['set-cookie', `${fullName(request, name)}=${value}; ${age}; Path=/; HttpOnly;${secure} ${site}`]
    },
  }
}

function isFramed({ headers }: Request): boolean {
  return headers.get('love-framed') === '1'
}

const form = /^[A-Za-z0-9_-]{43}$/

/** 256 bits that nobody can guess. */
export function newSecretId(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of it; undefined for what cannot have come from here. */
export function hashSecretId(id: string | undefined): string | undefined {
  return id !== undefined && form.test(id) ? createHash('sha256').update(id).digest('base64url') : undefined
}

/** By so much may the clocks of two servers differ. */
export const CLOCK_TOLERANCE_MS = 30_000
