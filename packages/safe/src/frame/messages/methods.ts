import * as z from 'zod/mini'

/** The messages that an embedded app sends to its host. */
export const methods = [
  'sendTransactions',
  'rpcCall',
  'getChainInfo',
  'getSafeInfo',
  'getTxBySafeTxHash',
  'getSafeBalances',
  'signMessage',
  'signTypedMessage',
  'getEnvironmentInfo',
  'getOffChainSignature',
  'requestAddressBook',
  'wallet_getPermissions',
  'wallet_requestPermissions',
] as const

export type Method = (typeof methods)[number]

export function isMethod(name: string): name is Method {
  return methods.some((method) => method === name)
}

/** Of the protocol that both sides speak; hosts and apps compare its first number only. */
export const protocolVersion = '9.1.0'

/** Only what is known to be a text or a list is measured: zod's own checks do not wait for that. */
export function ofLength(least: number, most: number) {
  return z.refine<{ readonly length: number }>(({ length }) => length >= least && length <= most)
}

/** 20 hexadecimal characters that nobody can guess. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
