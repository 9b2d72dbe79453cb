import type { TransactionInfo } from '@love/safe-api/replies/transactionInfo'
import type { SafeTransfers } from '../../store/migrations/safeIndex.ts'
import type { DescribeDeps } from '../decode/describeDeps.ts'
import { directionOf } from '../decode/directionOf.ts'
import { tokenTransferInfo } from '../decode/tokenTransferInfo.ts'

/** A transfer by the event that told it. */
export async function transferInfoOf(
  { book, readToken }: DescribeDeps,
  row: SafeTransfers,
  { isImitation }: { isImitation: boolean },
): Promise<TransactionInfo> {
  const { safe, kind, from, to, token, value, token_id } = row
  const sides = {
    type: 'Transfer',
    sender: book.info(from),
    recipient: book.info(to),
    direction: directionOf(safe, row),
  } as const
  if (kind === 'ether' || token === null)
    return { ...sides, transferInfo: { type: 'NATIVE_COIN', value: value ?? '0' } }
  const facts = await readToken(token)
  const amount = BigInt(value ?? token_id ?? 0)
  return {
    ...sides,
    transferInfo: tokenTransferInfo({ address: token, kind, facts, amount, isImitation }),
  }
}
