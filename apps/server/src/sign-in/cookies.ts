export type CookieName = '__Host-love-session' | '__Host-love-visit'

export function readCookie({ headers }: Request, name: CookieName): string | undefined {
  const start = `${name}=`
  for (const pair of headers.get('cookie')?.split(';') ?? []) {
    const text = pair.trim()
    if (text.startsWith(start)) return text.slice(start.length)
  }
  return undefined
}

/** No life: the browser is to forget it. */
export type CookieParameters = { name: CookieName; value?: string; lifeMs?: number }

/** For no script, no plain http and no other host; inside of a Safe's frame for that frame alone. */
export function writeCookie(
  { headers }: Request,
  { name, value = '', lifeMs = 0 }: CookieParameters,
): readonly [string, string] {
  const site = headers.get('love-framed') === '1' ? 'SameSite=None; Partitioned' : 'SameSite=Lax'
  const age = `Max-Age=${Math.floor(lifeMs / 1_000)}`
  return ['set-cookie', `${name}=${value}; ${age}; Path=/; HttpOnly; Secure; ${site}`]
}
