import type { Deployment } from '@love/contracts/deployments/deployment'
import { lpToken, type PairDefinition } from '../pairs/pair.ts'
import { pairAddress, sortedTokens } from '../pairs/pairAddress.ts'
import { routingPairs } from '../pairs/pairs.ts'
import type { Token } from '../tokens/token.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { eth, faith, tokens, weth } from '../tokens/tokens.ts'

export type MovementKind =
  | 'transfer'
  | 'approval'
  /** Liquidity of a pair: what went in or out of both sides, and the LP tokens for it. */
  | 'mint'
  | 'burn'
  /** Of the farm. */
  | 'deposit'
  | 'withdraw'
  | 'emergency'
  /** Of the vault. */
  | 'entered'
  | 'left'

/** What a movement is a part of: what a history is filtered by. */
export type HistoryProgram = 'swap' | 'liquidity' | 'farm' | 'faith' | 'transfer' | 'approval'

/** The contracts that give a movement its meaning, by address in lower case. */
export type HistoryBook = {
  /** Ether too, by an address that stands for it. */
  readonly tokens: ReadonlyMap<string, Token>
  readonly pairs: ReadonlyMap<string, PairDefinition>
  /** LP tokens: their contracts are the pairs. */
  readonly lpTokens: ReadonlyMap<string, Token>
  /** Of each pair the two tokens in the order in which its contract counts them. */
  readonly sides: ReadonlyMap<string, readonly [Token, Token]>
  readonly router: string
  readonly weth: string
  readonly farm: string
  readonly vault: string
}

/** Where a token would have its contract. Ether has none, and leaves no event. */
export const ether = `0x${'e'.repeat(40)}`

const books = new WeakMap<Deployment, HistoryBook>()

export function historyBook(deployment: Deployment): HistoryBook {
  const known = books.get(deployment)
  if (known) return known
  const pairs = routingPairs.map((pair) => [pairAddress(deployment, pair).toLowerCase(), pair] as const)
  const book = {
    tokens: new Map(
      tokens.flatMap((token) => {
        const address = token === eth ? ether : deployment.tokens[token.symbol]
        return address ? [[address.toLowerCase(), token] as const] : []
      }),
    ),
    pairs: new Map(pairs),
    lpTokens: new Map(pairs.map(([address, pair]) => [address, lpToken(pair)])),
    sides: new Map(pairs.map(([address, pair]) => [address, sidesOf(deployment, pair)])),
    router: deployment.router.toLowerCase(),
    weth: deployment.tokens[weth.symbol]?.toLowerCase() ?? '',
    farm: deployment.farm.toLowerCase(),
    vault: deployment.tokens[faith.symbol]?.toLowerCase() ?? '',
  }
  books.set(deployment, book)
  return book
}

function sidesOf(deployment: Deployment, pair: PairDefinition): readonly [Token, Token] {
  const isBaseFirst = sortedTokens(deployment, pair)[0] === tokenAddress(deployment, pair.base)
  return isBaseFirst ? [pair.base, pair.other] : [pair.other, pair.base]
}

export const nobody = `0x${'0'.repeat(40)}`
