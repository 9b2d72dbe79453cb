import { type Address, getAddress, isAddress } from 'viem'

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

export const signInStatement = 'Sign in to LOVE. This is free and sends no transaction.'

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

const LINES = 11

const host = /^[^\s/?#@]+$/

/** The fields of a text that is ours to the last byte, else undefined. */
export function parseSignInMessage(text: string): SignInFields | undefined {
  const lines = text.split('\n', LINES + 1)
  const [first = '', address = '', , , , uri, , chainId, nonce, issuedAt, expirationTime] = lines
  if (lines.length !== LINES || !isAddress(address, { strict: false })) return undefined
  const fields = {
    domain: first.slice(0, first.indexOf(' ')),
    address: getAddress(address),
    uri: valueIn(uri),
    chainId: Number(valueIn(chainId)),
    nonce: valueIn(nonce),
    issuedAt: valueIn(issuedAt),
    expirationTime: valueIn(expirationTime),
  }
  if (!host.test(fields.domain) || !Number.isSafeInteger(fields.chainId)) return undefined
  if (!isTime(fields.issuedAt) || !isTime(fields.expirationTime)) return undefined
  // Names, order, blanks and everything else that is not a field: only the one right text comes out the same.
  return signInMessage(fields) === text ? fields : undefined
}

function valueIn(line = ''): string {
  return line.slice(line.indexOf(': ') + 2)
}

/** Written as the server writes times, and no other way. */
function isTime(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}
