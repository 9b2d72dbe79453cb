import { type Address, getAddress } from 'viem'
import * as z from 'zod/mini'
import type { PagePlace } from '../index/readHistoryPage.ts'
import { readQueueCursor, writeCursor } from '../proposals/queuePlace.ts'

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

/** Where a page begins, and in seconds when the last one before it happened: 0 where nothing was shown yet. */
export type PlaceCursor = { readonly before: PagePlace; readonly previous: number }

const count = z.int().check(z.minimum(0))

export function encodePlace(list: string, { before, previous }: PlaceCursor): string {
  return writeCursor([list, before.block, before.logIndex, before.part, previous])
}

export function decodePlace(list: string, cursor: string | undefined): PlaceCursor | undefined {
  if (cursor === undefined) return undefined
  const place = z.tuple([z.literal(list), count, count, count, count])
  const [, block, logIndex, part, previous] = readQueueCursor(place, cursor)
  return { before: { block, logIndex, part }, previous }
}
