import { shortAddress } from '@love/protocol/format/shortAddress'
import type { TransactionInfo } from '@love/safe/api/replies/transactionInfo'
import { spentBy } from '@love/safe/limits/spentBy'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type Address, isHash, zeroAddress } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { useChain } from '../../../chain/chainContext.ts'
import { useNames } from '../../../chain/names/addressNames.ts'
import { network } from '../../../chain/network.ts'

type LimitOfProps = {
  /** What the module paid. */
  info: TransactionInfo
  txHash: string | null | undefined
}

/** Whose limit paid it, by the event in its transaction: “Alice’s limit”. */
export function LimitOf({ info, txHash }: LimitOfProps) {
  const nameOf = useNames()
  const { client } = useChain()
  const transfer = transferIn(info)
  const { data: delegate } = useQuery({
    queryKey: ['limit of', network.chain.id, txHash, transfer && JSON.stringify(transfer, stringify)],
    queryFn:
      transfer && txHash && isHash(txHash)
        ? async () => {
            const { logs } = await getTransactionReceipt(client, { hash: txHash })
            return spentBy(logs, transfer) ?? null
          }
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isKept: false },
  })
  return delegate ? `${nameOf(delegate) ?? shortAddress(delegate)}’s limit` : 'spending limit'
}

function stringify(_: string, value: unknown) {
  return typeof value === 'bigint' ? String(value) : value
}

function transferIn(info: TransactionInfo) {
  if (info.type !== 'Transfer' || info.direction !== 'OUTGOING') return undefined
  const { transferInfo, sender, recipient } = info
  const token = tokenOf(transferInfo)
  if (!token || !('value' in transferInfo) || !/^\d{1,30}$/.test(String(transferInfo.value))) return undefined
  return { safe: sender.value, to: recipient.value, token, amount: BigInt(String(transferInfo.value)) }
}

function tokenOf(
  info: Extract<TransactionInfo, { readonly type: 'Transfer' }>['transferInfo'],
): Address | undefined {
  if (info.type === 'NATIVE_COIN') return zeroAddress
  return info.type === 'ERC20' ? info.tokenAddress : undefined
}
