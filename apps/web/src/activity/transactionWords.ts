import { groupDigits } from '@love/protocol/format/formatNumber'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { comparisonText } from './comparisonText.ts'
import {
  hasDeparted,
  isRepriced,
  type Mined,
  minedOf,
  type Transaction,
  type TxState,
} from './transaction.ts'

export type TransactionWords = {
  readonly label: string
  readonly text: string
  readonly tone: 'info' | 'success' | 'warning' | 'error'
}

/** The state of a transaction for people: in the list, in toasts, everywhere. */
export function transactionWords(transaction: Transaction, confirmations: number): TransactionWords {
  const { label, text, tone } = stateWords(transaction, confirmations)
  if (!hasDeparted(transaction))
    return { label, text: [text, ...comparisonText(transaction)].join(' '), tone }
  const isOpen = transaction.state.status === 'pending' && !minedOf(transaction)
  const advice = isOpen
    ? 'It is not confirmed yet: try to cancel it in your wallet now.'
    : 'Check your balances and approvals before you do anything else.'
  return {
    label: 'Not what you reviewed',
    text: `Your wallet sent a different transaction from the one you reviewed. ${advice} Do not use this wallet until you know why. ${text}`,
    tone: 'error',
  }
}

function stateWords(transaction: Transaction, confirmations: number): TransactionWords {
  const { state } = transaction
  switch (state.detail) {
    case 'sent':
      return state.waitsFor === undefined
        ? { label: 'Pending', text: 'Waiting to be included in a block.', tone: 'info' }
        : {
            label: 'Pending',
            text: `Queued behind your transaction with nonce ${state.waitsFor}. Check your wallet for it.`,
            tone: 'info',
          }
    case 'missing':
      return { label: 'Pending', text: 'Sent. Our node has not seen it yet.', tone: 'info' }
    case 'reorged':
      return {
        label: 'Pending again',
        text: 'A reorg removed its block. Waiting to be included again.',
        tone: 'warning',
      }
    case 'included': {
      const { mined, depth, moved } = state
      const blocks = `${depth} of ${confirmations} blocks until this is final.`
      const text = `${moved ? 'A reorg moved it to another block. ' : ''}${minedText(transaction, mined)} ${blocks}`
      return {
        label: includedLabels[mined.result],
        text,
        tone: includedTones[mined.result],
      }
    }
    case 'proposed':
      return proposedWords(state)
    case 'outvoted':
      return {
        label: 'Replaced',
        text: 'The Safe executed another transaction with the same nonce. This one can no longer run.',
        tone: 'warning',
      }
    case 'withdrawn':
      return {
        label: 'Deleted',
        text: 'The proposal was deleted before it was executed. Nothing changed.',
        tone: 'warning',
      }
    case 'success':
      return { label: 'Confirmed', text: minedText(transaction, state.mined), tone: 'success' }
    case 'reverted':
    case 'cancelled':
    case 'replaced':
      return {
        label: failedLabels[state.detail],
        text: minedText(transaction, state.mined),
        tone: failedTones[state.detail],
      }
    case 'dropped':
      return state.nonceUsed
        ? {
            label: 'Replaced',
            text: 'Another transaction from this account used its nonce. This one can no longer run.',
            tone: 'warning',
          }
        : {
            label: 'Not found',
            text: 'Not seen for 2 minutes: dropped or replaced. Check your wallet before retrying.',
            tone: 'warning',
          }
    default:
      return state satisfies never
  }
}

function proposedWords({ signed, required }: Extract<TxState, { detail: 'proposed' }>): TransactionWords {
  if (signed === undefined || required === undefined)
    return {
      label: 'Awaiting signatures',
      text: 'The owners of the Safe need to sign.',
      tone: 'info',
    }
  const label = `${signed} of ${required} signed`
  const text =
    signed < required
      ? 'It runs once enough owners of the Safe have signed.'
      : 'Enough owners have signed. It can now be executed in the Safe.'
  return { label, text, tone: 'info' }
}

const includedLabels = {
  success: 'Included',
  reverted: 'Included, but it failed',
  cancelled: 'Cancellation included',
  replaced: 'Replacement included',
} as const

const failedLabels = { reverted: 'Failed', cancelled: 'Cancelled', replaced: 'Replaced' } as const
const failedTones = { reverted: 'error', cancelled: 'info', replaced: 'warning' } as const
const includedTones = { success: 'info', ...failedTones } as const

function minedText(transaction: Transaction, { result, reason, blockNumber, hash }: Mined): string {
  const repriced = isRepriced(transaction) ? ` Sent with a different fee, as ${shortAddress(hash)}.` : ''
  switch (result) {
    case 'success':
      return `In block ${groupDigits(blockNumber)}.${repriced}`
    case 'reverted':
      return `${reason ? sentence(reason) : 'Reverted without a reason.'} Only the network fee was spent, in block ${groupDigits(blockNumber)}.${repriced}`
    case 'cancelled':
      return `Cancelled by your wallet in block ${groupDigits(blockNumber)}. Nothing changed.`
    case 'replaced':
      return `Replaced by another transaction in block ${groupDigits(blockNumber)}: ${shortAddress(hash)}.`
    default:
      return result satisfies never
  }
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
