/** A page of somebody else that may be opened for a Safe. */
export type AppAddress = {
  readonly url: string
  /** What its messages and permissions go by. */
  readonly origin: string
  /** To be read by people: international names stay in their ASCII spelling, which cannot imitate another. */
  readonly host: string
}

export type ParsedAppUrl = AppAddress | { readonly error: string }

export type AppUrlRules = {
  readonly ownOrigin: string
  /** Only where the whole site runs on somebody's own machine. */
  readonly allowsLoopback: boolean
}

export const longestAppUrl = 2_000
/** As the policy of the host document has them. */
const loopback = ['localhost', '127.0.0.1']

/** The address of a Safe App as somebody typed it or a list has it. */
export function parseAppUrl(text: string, { ownOrigin, allowsLoopback }: AppUrlRules): ParsedAppUrl {
  const typed = text.trim()
  if (typed === '') return { error: 'Enter the app’s URL, such as https://app.example.' }
  if (typed.length > longestAppUrl) return { error: 'This URL is too long.' }
  const url = parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`)
  if (!url || typed.startsWith('/')) return { error: 'This is not a valid URL.' }
  if (url.username !== '' || url.password !== '')
    return { error: 'URLs with a username or password are not allowed.' }
  const isLocal = url.protocol === 'http:' && loopback.includes(url.hostname)
  if (url.protocol !== 'https:' && !(allowsLoopback && isLocal))
    return { error: 'Only https:// URLs can be opened as apps.' }
  if (url.origin === ownOrigin) return { error: ownPageWords }
  return { url: url.href, origin: url.origin, host: url.host }
}

export const ownPageWords =
  'You are already on this site. To use it as this Safe, open your account in the taskbar and choose the Safe under “Acting as”.'

function parse(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
