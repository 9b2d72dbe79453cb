import type { TransactionInfo } from '@love/safe/api/replies/transactionInfo'
import type { TransactionPreview } from '@love/safe/api/replies/transactions'
import { getAddress, type Hex, zeroAddress } from 'viem'
import type { SafeCreations, SafeTransfers } from '../../store/migrations/safeIndex.ts'
import { describeCall } from '../decode/describeCall.ts'
import type { DescribeDeps, KnownAddresses } from '../decode/describeDeps.ts'
import { tokenTransferInfo, transferDirectionOf } from '../decode/tokenTransferInfo.ts'

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
        humanDescription: 'Not decoded: this Safe does not emit what it executed.',
        to: deps.book.info(safe),
        dataSize: '0',
        value: '0',
        methodName: 'not decoded',
        isCancellation: false,
      },
    }
  return describeCall(deps, { safe, to: getAddress(to), value: BigInt(value), data: data as Hex, operation })
}

export function creationInfo({ info }: KnownAddresses, row: SafeCreations): TransactionInfo {
  const { creator, transaction_hash, implementation, factory } = row
  return {
    type: 'Creation',
    // Nobody is named where it was not seen.
    creator: info(creator ?? zeroAddress),
    transactionHash: transaction_hash,
    ...(implementation !== null && { implementation: info(implementation) }),
    ...(factory !== null && { factory: info(factory) }),
  }
}

/** Ether comes from nobody only here: who sent it before there was a Safe is not known. */
const BEFORE_CREATION = 'Sent before this Safe was made'

/** A transfer by the event that told it. */
export async function transferInfoOf(
  { book, readToken }: DescribeDeps,
  row: SafeTransfers,
  { isImitation }: { isImitation: boolean },
): Promise<TransactionInfo> {
  const { safe, kind, from, to, token, value, token_id } = row
  const sides = {
    type: 'Transfer',
    sender:
      kind === 'ether' && from === zeroAddress
        ? { ...book.info(from), name: BEFORE_CREATION, displayName: BEFORE_CREATION }
        : book.info(from),
    recipient: book.info(to),
    direction: transferDirectionOf(safe, row),
  } as const
  if (kind === 'ether' || token === null)
    return { ...sides, transferInfo: { type: 'NATIVE_COIN', value: value ?? '0' } }
  const facts = await readToken(token)
  const amount = value === null ? undefined : BigInt(value)
  const tokenId = token_id === null ? undefined : BigInt(token_id)
  return {
    ...sides,
    transferInfo: tokenTransferInfo({ address: token, kind, facts, amount, tokenId, isImitation }),
  }
}

/** Anybody can make a token that says whatever it likes, and anybody can send nothing from anybody. */
export function isTrustedTransfer(
  book: KnownAddresses,
  { kind, token, value }: Pick<SafeTransfers, 'kind' | 'token' | 'value'>,
): boolean {
  if (kind === 'ether') return true
  return token !== null && book.entry(token)?.token !== undefined && value !== null && value !== '0'
}
