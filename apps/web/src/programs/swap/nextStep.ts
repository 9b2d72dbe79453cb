import { type Amount, formatAmount } from '@love/protocol/amounts/amount'
import type { Figure } from '@love/protocol/prices/figure'
import { eth } from '@love/protocol/tokens/tokens'
import { feeText } from '../../review/feeWords.ts'
import type { QuoteView } from './quote/quoteView.ts'

/** What the button does, or why it does nothing. */
export type NextStep =
  | { readonly kind: 'connect' | 'switch' | 'review' }
  /** `field`: more words, for below the amount that is to be paid. */
  | { readonly kind: 'none'; readonly words: string; readonly field?: string }

export type NextStepParameters = {
  connection: { readonly isConnected: boolean; readonly isSupported: boolean }
  view: QuoteView
  /** The most that can be paid. */
  most: Amount | undefined
  /** By symbol; `undefined` until they are read, and while they are old. */
  balances: Readonly<Record<string, bigint>> | undefined
  /** Of the network, in wei. */
  fee: bigint | undefined
  /** In USD. */
  etherPrice?: Figure | undefined
  hasSlippage: boolean
  isChecking: boolean
  /** Younger than half a minute. */
  isRecent: boolean
}

export function nextStep(parameters: NextStepParameters): NextStep {
  const { connection, view, most, balances, fee, etherPrice, hasSlippage, isChecking, isRecent } = parameters
  if (!connection.isConnected) return { kind: 'connect' }
  if (!connection.isSupported) return { kind: 'switch' }
  if (view.status === 'empty') return none('Enter an amount')
  if (view.status === 'waiting') return none('Loading prices…')
  if (view.status === 'refused')
    return none(view.concerns === 'tokens' ? 'No route found' : 'Check the amount')
  if (!most || !hasSlippage) return none('Check the slippage')
  if (!isRecent) return none('Prices are stale, refreshing…')
  if (!balances) return none('Loading your balances…')
  const short = shortage(most, balances, fee, etherPrice)
  if (short) return short
  if (isChecking) return none('Checking for transfer fees…')
  return { kind: 'review' }
}

function shortage(
  most: Amount,
  balances: Readonly<Record<string, bigint>>,
  fee: bigint | undefined,
  etherPrice: Figure | undefined,
): NextStep | undefined {
  const { symbol } = most.token
  const [balance, ether] = [balances[symbol] ?? 0n, balances[eth.symbol] ?? 0n]
  if (most.raw > balance) {
    const has = formatAmount({ raw: balance, token: most.token })
    return none(`Not enough ${symbol}`, `You have ${has}.`)
  }
  const needed = (fee ?? 0n) + (symbol === eth.symbol ? most.raw : 0n)
  if (needed > ether) {
    return none(
      'Not enough ETH for the network fee',
      `The network fee is ${feeText(fee ?? 0n, etherPrice)}, on top of the amount.`,
    )
  }
  return undefined
}

function none(words: string, field?: string): NextStep {
  return field === undefined ? { kind: 'none', words } : { kind: 'none', words, field }
}
