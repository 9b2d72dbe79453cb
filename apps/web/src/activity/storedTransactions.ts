import { parseBigints, stringifyBigints } from '../storage/bigintJson.ts'
import {
  count,
  either,
  hash,
  listOf,
  oneOf,
  record,
  type Schema,
  shownText,
  time,
  uint256,
} from '../storage/schema.ts'
import { readText } from '../storage/stored.ts'
import type { Owner } from './owner.ts'
import { arrivedSchema, reviewedSchema } from './sentCall.ts'
import type { Mined, Transactions, TxState } from './transaction.ts'
import { mergeTransactions } from './transactions.ts'

export const stringifyTransactions: (transactions: Transactions) => string = stringifyBigints

/** Stored text is not trusted: each transaction that makes no sense is left out alone. */
export function parseTransactions(text: string | null, owner: Owner): Transactions {
  const all = readText(text, listOf(transactionOf(owner)), parseBigints)
  const unique = [...new Map(all.map((transaction) => [transaction.hash, transaction])).values()]
  return mergeTransactions([], unique)
}

function transactionOf(owner: Owner) {
  return record(
    {
      hash,
      address: oneOf(owner.address),
      chainId: oneOf(owner.chainId),
      title: shownText(200),
      sentAt: time,
      state: stateSchema,
    },
    {
      isProposal: oneOf(true),
      nonce: count,
      fingerprint: hash,
      firstBlock: uint256,
      reviewed: reviewedSchema,
      arrived: arrivedSchema,
    },
  )
}

export const minedSchema: Schema<Mined> = record(
  {
    hash,
    blockNumber: uint256,
    blockHash: hash,
    result: oneOf('success', 'reverted', 'cancelled', 'replaced'),
  },
  { reason: shownText(200), fee: uint256 },
)

const pending = oneOf('pending')
const failed = oneOf('failed')
const isTrue = (value: unknown) => value === true

const stateSchema = either<TxState>(
  record({ status: pending, detail: oneOf('sent') }, { waitsFor: count }),
  record({ status: pending, detail: oneOf('missing'), since: time }),
  record({ status: pending, detail: oneOf('reorged') }, { missingSince: time }),
  record({ status: pending, detail: oneOf('included'), mined: minedSchema, depth: count, moved: isTrue }),
  record(
    { status: pending, detail: oneOf('proposed') },
    { signed: count, required: count, missingSince: time },
  ),
  record({ status: failed, detail: oneOf('outvoted', 'withdrawn'), at: time }),
  record({ status: failed, detail: oneOf('dropped'), nonceUsed: isTrue, at: time }),
  finishedState,
)

/** The result decides: a stored “confirmed” over a transaction that reverted is a contradiction, not a success. */
function finishedState(value: unknown): TxState | undefined {
  const finished = record({ status: oneOf('confirmed', 'failed'), mined: minedSchema, at: time })(value)
  if (!finished) return undefined
  const { status, mined, at } = finished
  const { result } = mined
  if (result === 'success') return status === 'confirmed' ? { status, detail: result, mined, at } : undefined
  return status === 'failed' ? { status, detail: result, mined, at } : undefined
}
