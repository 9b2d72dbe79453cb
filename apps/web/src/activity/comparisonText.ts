import { formatAmount } from '@love/protocol/amounts/amount'
import { groupDigits } from '@love/protocol/format/formatNumber'
import { roundedUp } from '@love/protocol/quotes/amountOut'
import { eth } from '@love/protocol/tokens/tokens'
import { type NetworkCost, totalCost } from './networkCost.ts'
import { minedOf, type Transaction } from './transaction.ts'

/** Wallets set up to twice the gas that they estimate, and estimates do not count what is refunded. */
const usualGas = 3n
/** They also let the base fee double until it is paid. */
const usualFee = 2n * usualGas

/** What a person should know besides the state: what could not be compared, and what it may cost. None of it is an alarm. */
export function comparisonText(transaction: Transaction): readonly string[] {
  const { reviewed = [], arrived } = transaction
  const expected = expectedCost(transaction)
  return [
    ...(arrived?.verdict === 'wrapped' ? [wrappedText(reviewed.length)] : []),
    ...(expected ? [...feeText(transaction, expected), ...gasText(transaction, expected)] : []),
  ]
}

function wrappedText(count: number): string {
  const [calls, were] = count > 1 ? [`${count} calls`, 'were'] : ['call', 'was']
  return `Your wallet sent this through a smart account, so the ${calls} inside ${were} not compared with what you reviewed.`
}

/** Of the call that it is, or of all calls together; not known as soon as that of one call is not. */
function expectedCost({ reviewed = [], arrived }: Transaction): NetworkCost | undefined {
  const itself = reviewed.find(({ fingerprint }) => fingerprint === arrived?.fingerprint)
  const calls = itself ? [itself] : reviewed
  const costs = calls.flatMap(({ cost }) => cost ?? [])
  return costs.length > 0 && costs.length === calls.length ? totalCost(costs) : undefined
}

function feeText(transaction: Transaction, { fee }: NetworkCost): readonly string[] {
  const [allowed, paid] = [transaction.arrived?.cost?.fee, minedOf(transaction)?.fee]
  const expected = `The estimated network fee was ${etherText(fee)}`
  // Fees move from block to block; what is more than half as much again was not the market alone.
  if (paid !== undefined && 2n * paid > 3n * fee) return [`${expected}; you paid ${etherText(paid)}.`]
  if (allowed !== undefined && allowed > usualFee * fee)
    return [`${expected}; your wallet allowed up to ${etherText(allowed)}.`]
  return []
}

function gasText(transaction: Transaction, expected: NetworkCost): readonly string[] {
  const limit = transaction.arrived?.cost?.gas
  if (limit === undefined) return []
  const both = `The estimated gas was ${groupDigits(expected.gas)}; your wallet set a limit of ${groupDigits(limit)}.`
  if (limit > usualGas * expected.gas) return [both]
  // Several calls in one transaction take less than each by itself.
  const isWrapped = transaction.arrived?.verdict === 'wrapped'
  const isDone = minedOf(transaction)?.result === 'success'
  return !isWrapped && !isDone && 4n * limit < 3n * expected.gas ? [`${both} That may not be enough.`] : []
}

/** Rounded as in the review. */
function etherText(raw: bigint): string {
  return formatAmount(roundedUp({ raw, token: eth }))
}
