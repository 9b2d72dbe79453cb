import { ProtocolError } from '../errors.ts'

/** Why a name has no address that anything should be sent to. */
export type NameProblem =
  | 'invalid'
  | 'look-alike'
  | 'not-registered'
  | 'expired'
  | 'no-address'
  | 'off-chain'
  | 'no-answer'

export class NameError extends ProtocolError {
  readonly code: `name-${NameProblem}`

  constructor(problem: NameProblem, message: string, hint: string) {
    super(message, { hint })
    this.code = `name-${problem}`
  }
}

const askForAddress = 'Ask the owner for the 0x… address.'
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

export function invalidName(shown: string): NameError {
  return new NameError(
    'invalid',
    `“${shown}” is not a valid ENS name.`,
    'Check the spelling, or enter the 0x… address.',
  )
}

/** Letters of two alphabets in one word, or one written to pass for another: nobody can register these to be found. */
export function mixedName(shown: string): NameError {
  return new NameError(
    'look-alike',
    `“${shown}” has letters that only look like others, so it is not a valid ENS name.`,
    'Enter it on your own keyboard, or enter the 0x… address.',
  )
}

export function unregisteredName(name: string): NameError {
  return new NameError('not-registered', `${name} is not registered.`, 'Check the spelling.')
}

/** Seconds since 1970, by the chain's clock. */
export function expiredName(name: string, expired: bigint): NameError {
  return new NameError(
    'expired',
    `${name} expired on ${day.format(Number(expired) * 1_000)}. Its address may be out of date.`,
    askForAddress,
  )
}

export function namelessAddress(name: string): NameError {
  return new NameError('no-address', `${name} has no Ethereum address.`, askForAddress)
}

export function offChainName(name: string): NameError {
  return new NameError(
    'off-chain',
    `${name} is kept off-chain, on a server that LOVE does not contact.`,
    askForAddress,
  )
}

export function unansweredName(name: string): NameError {
  return new NameError(
    'no-answer',
    `The resolver of ${name} returned no usable address.`,
    'Enter the 0x… address.',
  )
}
