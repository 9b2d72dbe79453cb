export const proposeKinds = [
  { id: 'send', label: 'Send ether or tokens' },
  { id: 'collectible', label: 'Send a collectible' },
  { id: 'call', label: 'Call a contract' },
] as const

export type ProposeKind = (typeof proposeKinds)[number]['id']

/** What is not known is the first one. */
export function parseKind(text: string | null): ProposeKind {
  return proposeKinds.find(({ id }) => id === text)?.id ?? 'send'
}

/** Of what is to be replaced; what is no nonce is none. */
export function parseNonce(search: URLSearchParams): bigint | undefined {
  const text = search.get('nonce') ?? ''
  return /^\d{1,15}$/.test(text) ? BigInt(text) : undefined
}
