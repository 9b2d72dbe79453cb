import { parseBigints, stringifyBigints } from '../chain/bigintJson.ts'
import { cleanText } from '../chain/cleanText.ts'
import {
  type Fields,
  fieldsOf,
  isAddressText,
  isCount,
  isHashText,
  isPositiveBigint,
} from '../storage/storedFields.ts'
import { parseMined } from './parseMined.ts'
import { parseArrived, parseReviewed } from './sentCall.ts'
import type { Mined, Transaction, Transactions, TxState } from './transaction.ts'
import { mergeTransactions } from './transactions.ts'

export const stringifyTransactions: (transactions: Transactions) => string = stringifyBigints

/** Stored text is not trusted: each transaction that makes no sense is left out alone. */
export function parseTransactions(
  text: string | null,
  owner: Pick<Transaction, 'address' | 'chainId'>,
): Transactions {
  try {
    const stored = parseBigints(text ?? '')
    const all = (Array.isArray(stored) ? stored : []).flatMap((entry) => parseTransaction(entry, owner) ?? [])
    const unique = [...new Map(all.map((transaction) => [transaction.hash, transaction])).values()]
    return mergeTransactions([], unique)
  } catch {
    return []
  }
}

function parseTransaction(
  value: unknown,
  owner: Pick<Transaction, 'address' | 'chainId'>,
): Transaction | undefined {
  const fields = fieldsOf(value)
  const { hash, address, chainId, title, sentAt, state, nonce, fingerprint, firstBlock } = fields
  const parsedState = parseState(fieldsOf(state))
  const [reviewed, arrived] = [parseReviewed(fields.reviewed), parseArrived(fields.arrived)]
  if (!isHashText(hash) || !isAddressText(address) || !isTime(sentAt) || typeof title !== 'string')
    return undefined
  if (address !== owner.address || chainId !== owner.chainId || !parsedState) return undefined
  return {
    hash,
    address,
    chainId: owner.chainId,
    title: cleanText(title, 200),
    sentAt,
    state: parsedState,
    ...(fields.isProposal === true && { isProposal: true }),
    ...(isCount(nonce) && { nonce }),
    ...(isHashText(fingerprint) && { fingerprint }),
    ...(isPositiveBigint(firstBlock) && { firstBlock }),
    ...(reviewed && { reviewed }),
    ...(arrived && { arrived }),
  }
}

function parseState(fields: Fields): TxState | undefined {
  const { status, detail, at, depth, since, missingSince, waitsFor } = fields
  const mined = parseMined(fields.mined)
  switch (`${status} ${detail}`) {
    case 'pending sent':
      return { status: 'pending', detail: 'sent', ...(isCount(waitsFor) && { waitsFor }) }
    case 'pending missing':
      return isTime(since) ? { status: 'pending', detail: 'missing', since } : undefined
    case 'pending reorged':
      return { status: 'pending', detail: 'reorged', ...(isTime(missingSince) && { missingSince }) }
    case 'pending included':
      return mined && isCount(depth)
        ? { status: 'pending', detail: 'included', mined, depth, moved: fields.moved === true }
        : undefined
    case 'pending proposed':
      return {
        status: 'pending',
        detail: 'proposed',
        ...(isCount(fields.signed) && { signed: fields.signed }),
        ...(isCount(fields.required) && { required: fields.required }),
        ...(isTime(missingSince) && { missingSince }),
      }
    case 'failed outvoted':
    case 'failed withdrawn':
      return isTime(at)
        ? { status: 'failed', detail: detail === 'outvoted' ? 'outvoted' : 'withdrawn', at }
        : undefined
    case 'failed dropped':
      return isTime(at)
        ? { status: 'failed', detail: 'dropped', nonceUsed: fields.nonceUsed === true, at }
        : undefined
    default:
      return mined && isTime(at) ? finishedState(status, mined, at) : undefined
  }
}

/** The result decides: a stored “confirmed” over a transaction that reverted is a contradiction, not a success. */
function finishedState(status: unknown, mined: Mined, at: number): TxState | undefined {
  if (mined.result === 'success')
    return status === 'confirmed' ? { status, detail: 'success', mined, at } : undefined
  return status === 'failed' ? { status, detail: mined.result, mined, at } : undefined
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
