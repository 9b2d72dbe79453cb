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
