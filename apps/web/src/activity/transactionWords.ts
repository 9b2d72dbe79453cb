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
    ? 'It is not in a block yet: try to cancel it in your wallet now.'
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
        ? { label: 'Pending', text: 'Waits for a block.', tone: 'info' }
        : {
            label: 'Pending',
            text: `Waits for its turn: your transaction number ${state.waitsFor} must come first. Check your wallet for it.`,
            tone: 'info',
          }
    case 'missing':
      return { label: 'Pending', text: 'Sent, but our node has not seen it yet.', tone: 'info' }
    case 'reorged':
      return {
        label: 'Pending again',
        text: 'The chain took back the block it was in. It waits for another one.',
        tone: 'warning',
      }
    case 'included': {
      const { mined, depth, moved } = state
      const blocks = `${depth} of ${confirmations} blocks until this is final.`
      const text = `${moved ? 'The chain moved it to another block. ' : ''}${minedText(transaction, mined)} ${blocks}`
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
        text: 'The Safe has executed another transaction with its nonce. This one can no longer happen.',
        tone: 'warning',
      }
    case 'withdrawn':
      return {
        label: 'Deleted',
        text: 'The proposal was taken back before it was executed. Nothing was done.',
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
            text: 'Another transaction of this account took its place. This one can no longer happen.',
            tone: 'warning',
          }
        : {
            label: 'Not found',
            text: 'Our node has not known it for two minutes: it was dropped, or a faster one waits in its place. Check your wallet before you send it again.',
            tone: 'warning',
          }
    default:
      return state satisfies never
  }
}

function proposedWords({ signed, required }: Extract<TxState, { detail: 'proposed' }>): TransactionWords {
  if (signed === undefined || required === undefined)
    return {
      label: 'Waits for signatures',
      text: 'The owners of the Safe have to sign it.',
      tone: 'info',
    }
  const label = `${signed} of ${required} signed`
  const text =
    signed < required
      ? 'Nothing happens until enough owners of the Safe have signed.'
      : 'Enough owners have signed. Somebody has to execute it in the Safe.'
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
  const repriced = isRepriced(transaction) ? ` It went with another fee, as ${shortAddress(hash)}.` : ''
  switch (result) {
    case 'success':
      return `In block ${blockNumber}.${repriced}`
    case 'reverted':
      return `${reason ? sentence(reason) : 'The chain refused it without a reason.'} Nothing was done but the fee in block ${blockNumber}.${repriced}`
    case 'cancelled':
      return `Your wallet cancelled it in block ${blockNumber}. Nothing was done.`
    case 'replaced':
      return `Another transaction took its place in block ${blockNumber}: ${shortAddress(hash)}.`
    default:
      return result satisfies never
  }
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
