import type { Address } from 'viem'

export type SignInFields = {
  /** Host and port, as the browser shows them. */
  readonly domain: string
  /** Checksummed. */
  readonly address: Address
  readonly uri: string
  readonly chainId: number
  readonly nonce: string
  /** Both by the server's clock, like 2026-02-28T12:00:00.000Z. */
  readonly issuedAt: string
  readonly expirationTime: string
}

export const signInStatement = 'Sign in to LOVE. This costs nothing and sends nothing to the chain.'

/** The one text for these fields (EIP-4361). The server and the browser make it each for themselves. */
export function signInMessage(fields: SignInFields): string {
  const { domain, address, uri, chainId, nonce, issuedAt, expirationTime } = fields
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    signInStatement,
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    `Expiration Time: ${expirationTime}`,
  ].join('\n')
}
