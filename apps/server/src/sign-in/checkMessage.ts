import { parseSignInMessage, type SignInFields } from '@love/protocol/signIn/signInMessage'
import { getAddress } from 'viem'
import type { Config } from '../config.ts'
import type { SignInNonces } from '../store/migrations/signIn.ts'
import { CookieRouteError } from './cookieRoute.ts'
import { CLOCK_TOLERANCE_MS } from './cookies.ts'

export type CheckMessageParameters = {
  text: string
  /** What was issued for it. */
  row: SignInNonces
  config: Pick<Config, 'appUrl' | 'chainId'>
  now: number
}

const words: Readonly<Record<keyof SignInFields, string>> = {
  domain: 'This message is for a different site.',
  uri: 'This message is for a different site.',
  address: 'This message is for a different account.',
  chainId: 'This message is for a different network.',
  nonce: 'This message belongs to a different sign-in.',
  issuedAt: 'The times in this message have been changed.',
  expirationTime: 'The times in this message have been changed.',
}

/** Throws unless the text is, to the last byte, the one that was issued, and it is time for it. */
export function checkMessage({ text, row, config, now }: CheckMessageParameters): void {
  const fields = parseSignInMessage(text)
  if (!fields) throw refused('This is not a LOVE sign-in message.')
  const issued = signInFields(row, config)
  for (const [name, problem] of Object.entries(words))
    if (fields[name as keyof SignInFields] !== issued[name as keyof SignInFields]) throw refused(problem)
  if (row.issued_at > now + CLOCK_TOLERANCE_MS) throw refused('This message is dated in the future.')
  if (row.expires_at < now - CLOCK_TOLERANCE_MS) throw refused('This sign-in has expired.')
}

function refused(problem: string): CookieRouteError {
  return new CookieRouteError(401, `${problem} Sign in again.`)
}

/** What stands in the text of a sign-in. Site and network are ours, whatever a request says. */
export function signInFields(
  { address, nonce, issued_at, expires_at }: SignInNonces,
  { appUrl, chainId }: Pick<Config, 'appUrl' | 'chainId'>,
): SignInFields {
  const { host, origin } = new URL(appUrl)
  return {
    domain: host,
    address: getAddress(address),
    uri: origin,
    chainId,
    nonce,
    issuedAt: new Date(issued_at).toISOString(),
    expirationTime: new Date(expires_at).toISOString(),
  }
}
