import type { Token } from '../tokens/token.ts'

/** Money: whole units of the smallest part of a token, never a `number`. */
export type Amount = { readonly raw: bigint; readonly token: Token }
