import type { SeenTransfer } from '@love/protocol/safe/poisoning/suspicions'
import { TransactionKind } from '@love/safe-api/enumerations/TransactionKind'
import type { TransactionSummary } from '@love/safe-api/replies/transactionSummary'

/** A line of the history as what it moved; nothing where it moved nothing by itself. */
export function seenTransfer({ id, txInfo }: TransactionSummary): SeenTransfer | undefined {
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
