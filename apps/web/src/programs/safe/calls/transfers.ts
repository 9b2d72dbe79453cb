import type { Token } from '@love/protocol/tokens/token'
import { eth } from '@love/protocol/tokens/tokens'
import { type CallNode, callTree } from '@love/safe/decode/callTree'
import { type Address, getAddress, type Hex, isAddress, zeroAddress } from 'viem'
import { contractBook } from '../known/contractBook.ts'
import { listedToken } from '../known/listedToken.ts'

type Transfer = { readonly token: Token; readonly raw: bigint; readonly to: Address }

export type TransferTotal = {
  readonly token: Token
  readonly raw: bigint
  /** How many payments it is of. */
  readonly count: number
}

/** Ether or a listed token to somebody, and nothing else: to the last byte. */
export function transferIn({ to, value, operation, data, decoded, admin }: CallNode): Transfer | undefined {
  if (operation === 1 || admin) return undefined
  if (data === '0x') return { token: eth, raw: value, to }
  const token = to === zeroAddress ? undefined : listedToken(to)
  if (!token || value > 0n || decoded?.name !== 'transfer' || !decoded.isExact) return undefined
  const [recipient, amount] = decoded.args.map(({ text }) => (typeof text === 'string' ? text : ''))
  return recipient !== undefined && isAddress(recipient, { strict: false }) && /^\d+$/.test(amount ?? '')
    ? { token, raw: BigInt(amount ?? '0'), to: getAddress(recipient) }
    : undefined
}

/** In the order in which the tokens come first. */
export function transferTotals(
  transfers: readonly Pick<Transfer, 'token' | 'raw'>[],
): readonly TransferTotal[] {
  const totals = new Map<Token, TransferTotal>()
  for (const { token, raw } of transfers) {
    const known = totals.get(token)
    totals.set(token, { token, raw: (known?.raw ?? 0n) + raw, count: (known?.count ?? 0) + 1 })
  }
  return [...totals.values()]
}

type PlainCall = { readonly to: Address; readonly value: bigint; readonly data: Hex }

/** The payments among calls that are not signed yet. */
export function transfersAmong(calls: readonly PlainCall[]): readonly Transfer[] {
  return calls.flatMap(
    (call) => transferIn(callTree({ ...call, operation: 0 }, { book: contractBook() })) ?? [],
  )
}
