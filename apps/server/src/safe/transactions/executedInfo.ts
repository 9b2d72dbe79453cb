import type { TransactionPreview } from '@love/safe-api/replies/transactionPreview'
import { getAddress, type Hex } from 'viem'
import { describeCall } from '../decode/describeCall.ts'
import type { DescribeDeps } from '../decode/describeDeps.ts'

type StoredCall = {
  safe: string
  to: string | null
  value: string | null
  data: string | null
  operation: number | null
}

export type ExecutedInfo = Pick<TransactionPreview, 'txInfo'> & Partial<TransactionPreview>

/** What a stored call did. Of Safes that do not tell only a trace would know more than that something was done. */
export async function executedInfo(deps: DescribeDeps, call: StoredCall): Promise<ExecutedInfo> {
  const { to, value, data, operation } = call
  const safe = getAddress(call.safe)
  if (to === null || value === null || data === null || (operation !== 0 && operation !== 1))
    return {
      txInfo: {
        type: 'Custom',
        humanDescription: 'Not decoded: this Safe does not tell what it executed.',
        to: deps.book.info(safe),
        dataSize: '0',
        value: '0',
        methodName: 'not decoded',
        isCancellation: false,
      },
    }
  return describeCall(deps, { safe, to: getAddress(to), value: BigInt(value), data: data as Hex, operation })
}
