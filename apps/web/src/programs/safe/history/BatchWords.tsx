import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import type { TransactionSummary } from '@love/safe/api/replies/transactions'
import { callTree } from '@love/safe/decode/callTree'
import { useQuery } from '@tanstack/react-query'
import { type Address, isHex } from 'viem'
import { callWords } from '../calls/callWords.ts'
import { detailsQuery } from '../gateway/detailsQuery.ts'
import { contractBook } from '../known/contractBook.ts'
import { useWho } from '../known/useWho.ts'
import { infoWords } from '../words/infoWords.ts'

/** A batch by its calls, which a list only counts; until its bytes are there, their number. */
export function BatchWords({ safe, summary }: { safe: Address; summary: TransactionSummary }) {
  const { nameOf } = useWho()
  const { data: details } = useQuery(detailsQuery(safe, summary.id, { seen: String(summary.txStatus) }))
  const call = details && callIn(details)
  return call
    ? callWords(callTree(call, { book: contractBook() }), { safe, nameOf })
    : infoWords(summary.txInfo, { nameOf })
}

function callIn({ txData }: TransactionDetails) {
  const { to, value, hexData: data, operation } = txData ?? {}
  if (!to || !isHex(data) || !/^\d{1,78}$/.test(value ?? '') || (operation !== 0 && operation !== 1))
    return undefined
  return { to: to.value, value: BigInt(value ?? 0), data, operation } as const
}
