import { type AllowedHost, findAllowedHost, isLiteral } from './allowedHost.ts'
import { FetchError } from './FetchError.ts'

export type CheckedUrl = { url: URL; host: AllowedHost }

const LONGEST = 2048

/** Reads an address as a browser would and lets only listed hosts pass. Nothing is looked up yet. */
export function checkUrl(text: string, hosts: readonly AllowedHost[]): CheckedUrl {
  if (text.length > LONGEST) throw bad(`The address is above ${LONGEST} characters.`)
  // A parser drops or turns these silently, so that two readers of one text could see two hosts.
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(text)) throw bad('The address has blanks, backslashes or hidden characters.')
  if (!/^https?:\/\/[^/]/i.test(text)) throw bad('Only https addresses are fetched.')
  if (!URL.canParse(text)) throw bad('This is not an address.')
  const url = new URL(text)
  if (url.username || url.password) throw bad('The address has a user or a password in it.')
  const host = findAllowedHost(hosts, url)
  if (host) return { url, host }
  if (isLiteral(url.hostname)) throw refused('Hosts are fetched by their name, not by numbers.')
  throw refused(`Nothing is fetched from ${url.protocol}//${url.host}: it is not in the list of hosts.`)
}

function bad(message: string): FetchError {
  return new FetchError('bad-address', message)
}

function refused(message: string): FetchError {
  return new FetchError('not-allowed', message)
}
