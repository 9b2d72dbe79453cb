import { ListItemType, TransactionKind } from '@love/safe/api/enumerations'
import type { TransactionListPage, TransactionSummary } from '@love/safe/api/replies/transactions'
import { type SeenTransfer, suspicionsIn, suspicionWords } from '@love/safe/poisoning/suspicions'
import type { Address } from 'viem'
import { listedToken } from '../known/listedToken.ts'

export type HistoryRow = {
  readonly summary: TransactionSummary
  /** Why somebody should not trust it. */
  readonly warnings: readonly string[]
  /** Strangers made it: it is hidden unless asked for. */
  readonly isSpam: boolean
  /** Of the token that it moves; undefined where it moves none. */
  readonly token: string | undefined
}

/** All that happened, newest first, each with what is suspicious about it. */
export function historyRows(
  items: TransactionListPage['results'],
  addressBook: readonly Address[],
): readonly HistoryRow[] {
  const summaries = items.flatMap((item) =>
    item.type === ListItemType.TRANSACTION ? [item.transaction] : [],
  )
  const seen = new Map(summaries.map((summary) => [summary.id, seenTransfer(summary)]))
  const suspicions = suspicionsIn({
    // Whom the Safe paid before is what later ones imitate.
    transfers: summaries.toReversed().flatMap(({ id }) => seen.get(id) ?? []),
    addressBook,
    isListed: (token) => token === 'ETH' || listedToken(token) !== undefined,
  })
  return summaries.map((summary) => {
    const isOwn = isOwnDoing(summary)
    const all = suspicions.get(summary.id) ?? []
    // Whoever fell for an imitation wants to know; what else the owners signed is no spam.
    const told = isOwn ? all.filter(({ kind }) => kind === 'look-alike') : all
    const isTold = told.some(({ kind }) => kind === 'look-alike')
    const warnings = [
      ...told.map(suspicionWords),
      ...(isImitation(summary) && !isTold ? [imitationWords] : []),
    ]
    const token = symbolOf(seen.get(summary.id)?.token)
    return { summary, warnings, isSpam: !isOwn && warnings.length > 0, token }
  })
}

/** The gateway knows also those whom the Safe paid before what is loaded here. */
const imitationWords = 'This address imitates one the Safe has paid before. Do not copy it.'

function isImitation({ txInfo }: TransactionSummary): boolean {
  if (txInfo.type !== TransactionKind.Transfer) return false
  return txInfo.transferInfo.type === 'ERC20' && txInfo.transferInfo.imitation
}

function isOwnDoing({ executionInfo, txInfo }: TransactionSummary): boolean {
  return executionInfo !== undefined || txInfo.type !== TransactionKind.Transfer
}

function symbolOf(token: Address | 'ETH' | undefined): string | undefined {
  if (token === undefined || token === 'ETH') return token
  return listedToken(token)?.symbol ?? 'unlisted'
}

/** A line of the history as what it moved; nothing where it moved nothing by itself. */
function seenTransfer({ id, txInfo }: TransactionSummary): SeenTransfer | undefined {
  if (txInfo.type !== TransactionKind.Transfer) return undefined
  const { transferInfo: info } = txInfo
  const isIncoming = txInfo.direction === 'INCOMING'
  const sides = {
    id,
    direction: isIncoming ? 'incoming' : 'outgoing',
    other: (isIncoming ? txInfo.sender : txInfo.recipient).value,
  } as const
  switch (info.type) {
    case 'NATIVE_COIN':
      return { ...sides, token: 'ETH', amount: amountIn(info.value) }
    case 'ERC20':
      return { ...sides, token: info.tokenAddress, amount: amountIn(info.value) }
    case 'ERC721':
      return { ...sides, token: info.tokenAddress, amount: undefined }
    default:
      return undefined
  }
}

/** What is no number moved nothing that we could show. */
function amountIn(text: string): bigint {
  return /^\d{1,80}$/.test(text) ? BigInt(text) : 0n
}
