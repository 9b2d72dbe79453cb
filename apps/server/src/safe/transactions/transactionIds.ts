import { type Address, getAddress } from 'viem'

export type TransactionKindName = 'multisig' | 'module' | 'transfer' | 'creation'

/** How clients name one transaction. */
export function idOf(kind: TransactionKindName, safe: string, id?: string): string {
  return [kind, getAddress(safe), ...(id === undefined ? [] : [id])].join('_')
}

export type ParsedId =
  | { readonly kind: 'hash'; readonly id: string }
  | { readonly kind: TransactionKindName; readonly safe: Address; readonly id: string }

const kinds: readonly string[] = [
  'multisig',
  'module',
  'transfer',
  'creation',
] satisfies TransactionKindName[]

/** Undefined for what names nothing. A bare hash is one that owners sign. */
export function parseTransactionId(text: string): ParsedId | undefined {
  const [kind = '', safe, id = ''] = text.toLowerCase().split('_')
  if (safe === undefined) return { kind: 'hash', id: kind }
  if (!isKind(kind) || (id === '') !== (kind === 'creation')) return undefined
  return { kind, safe: getAddress(safe), id }
}

function isKind(text: string): text is TransactionKindName {
  return kinds.includes(text)
}
