import type { SignInFields } from '@love/protocol/signIn/signInMessage'
import { getAddress } from 'viem'
import type { Config } from '../config.ts'
import type { SignInNonces } from '../store/migrations/signIn.ts'

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
