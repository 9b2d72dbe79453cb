import {
  type HistoryMovement,
  type HistoryReply,
  type HistoryTransaction,
  historyPrograms,
} from '@love/protocol/history/historyReply'
import type { MovementKind } from '@love/protocol/history/movement'
import { isTime, type MarketFields, marketFieldsOf, parseHead } from '../../../chain/market/parseHead.ts'
import { parseAll, parsePrices } from '../../../chain/market/parseParts.ts'

const kinds: readonly MovementKind[] = [
  ...(['transfer', 'approval', 'mint', 'burn', 'deposit', 'withdraw', 'emergency'] as const),
  ...(['entered', 'left'] as const),
]

/** A history of which a part cannot be read is none: somebody would take the rest for all. */
export function parseHistory(body: unknown): HistoryReply | undefined {
  const fields = marketFieldsOf(body)
  const head = parseHead(fields)
  const { account, since, next } = fields
  const transactions = parseAll(fields.transactions, parseTransaction)
  if (!head || !transactions || !isAddressText(account)) return undefined
  if (since !== null && !isTime(since)) return undefined
  if (next !== null && !(typeof next === 'string' && /^\d{1,15}\.\d{1,9}$/.test(next))) return undefined
  return { ...head, account, since, next, transactions, prices: parsePrices(fields.prices) }
}

function parseTransaction(fields: MarketFields): HistoryTransaction | undefined {
  const { hash, block, timestamp, isCut } = fields
  const movements = parseAll(fields.movements, parseMovement)
  if (typeof hash !== 'string' || !/^0x[0-9a-f]{64}$/.test(hash)) return undefined
  if (!isPlace(block) || !isTime(timestamp) || typeof isCut !== 'boolean' || !movements) return undefined
  return { hash, block, timestamp, isCut, movements, prices: parsePrices(fields.prices) }
}

function parseMovement(fields: MarketFields): HistoryMovement | undefined {
  const { at, contract, pair, from, to, amount, other, shares } = fields
  const kind = kinds.find((one) => one === fields.kind)
  const program = historyPrograms.find((one) => one === fields.program)
  if (!isPlace(at) || !kind || !program || !isAddressText(contract) || !isAmount(amount)) return undefined
  if (!isAddressText(from) || !isAddressText(to) || !(pair === '' || isAddressText(pair))) return undefined
  if (!isAmountOrNull(other) || !isAmountOrNull(shares)) return undefined
  return { at, kind, program, contract, pair, from, to, amount, other, shares }
}

function isAddressText(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/.test(value)
}

function isPlace(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** Up to what 256 bits hold. */
function isAmount(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,78}$/.test(value)
}

function isAmountOrNull(value: unknown): value is string | null {
  return value === null || isAmount(value)
}
