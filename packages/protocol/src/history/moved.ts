import type { Amount } from '../amounts/amount.ts'
import type { Token } from '../tokens/token.ts'
import type { HistoryMovement } from './historyReply.ts'
import type { HistoryBook } from './movement.ts'

export type AccountMovements = {
  readonly book: HistoryBook
  /** In lower case. */
  readonly account: string
  readonly movements: readonly HistoryMovement[]
}

/** A token that came (more than nothing) or went. */
export type Moved = Omit<HistoryMovement, 'amount'> &
  Amount & { readonly isLp: boolean; readonly other: string }

export function movedFor({ book, account, movements }: AccountMovements): readonly Moved[] {
  return movements.flatMap((movement) => {
    const { kind, contract, from, to, amount } = movement
    const lp = book.lpTokens.get(contract)
    const token = lp ?? book.tokens.get(contract)
    if (kind !== 'transfer' || !token || (from !== account && to !== account)) return []
    const raw = from === to ? 0n : to === account ? BigInt(amount) : -BigInt(amount)
    return [{ ...movement, raw, token, isLp: lp !== undefined, other: to === account ? from : to }]
  })
}

export function netOf(moved: readonly Amount[]): readonly Amount[] {
  const sums = new Map<Token, bigint>()
  for (const { raw, token } of moved) sums.set(token, (sums.get(token) ?? 0n) + raw)
  return [...sums].flatMap(([token, raw]) => (raw === 0n ? [] : [{ raw, token }]))
}

export const came = (amounts: readonly Amount[]) => amounts.filter(({ raw }) => raw > 0n)
export const went = (amounts: readonly Amount[]) =>
  amounts.flatMap(({ raw, token }) => (raw < 0n ? [{ raw: -raw, token }] : []))

/** What an account has more of afterwards, or less, by token. */
export function changesOf(parameters: AccountMovements): readonly Amount[] {
  return netOf(movedFor(parameters))
}
