import type { PairState } from '@love/protocol/actions/readPair'
import { parseAmount } from '@love/protocol/amounts/parseAmount'
import { ProtocolError } from '@love/protocol/errors'
import type { TransferFees } from '@love/protocol/quotes/amountOut'
import type { Quote } from '@love/protocol/quotes/quote'
import { quoteExactIn } from '@love/protocol/quotes/quoteExactIn'
import { quoteExactOut } from '@love/protocol/quotes/quoteExactOut'
import { routeReserves } from '@love/protocol/quotes/routeReserves'
import type { SwapForm } from '../form/swapForm.ts'

export type QuoteView =
  | { readonly status: 'empty' }
  /** The pools are still being read. */
  | { readonly status: 'waiting' }
  /** `concerns`: the amount that was typed, or the two tokens whatever the amount. */
  | { readonly status: 'refused'; readonly concerns: 'amount' | 'tokens'; readonly reason: string }
  | { readonly status: 'quoted'; readonly quote: Quote }

export type QuoteViewParameters = {
  form: SwapForm
  states: readonly PairState[] | undefined
  fees: TransferFees
}

export function quoteView({ form, states, fees }: QuoteViewParameters): QuoteView {
  const { from, to, text, exact } = form
  const typed = exact === 'in' ? from : to
  const checked = states && attempt('tokens', () => routeReserves({ states, from, to }))
  if (checked && 'refused' in checked) return checked.refused
  if (text.trim() === '') return { status: 'empty' }
  const amount = attempt('amount', () => parseAmount(text, typed))
  if ('refused' in amount) return amount.refused
  if (!states) return { status: 'waiting' }
  const quote = attempt('amount', () =>
    exact === 'in'
      ? quoteExactIn({ states, amountIn: amount.value, to, fees })
      : quoteExactOut({ states, from, amountOut: amount.value, fees }),
  )
  return 'refused' in quote ? quote.refused : { status: 'quoted', quote: quote.value }
}

type Attempt<Value> =
  | { readonly value: Value }
  | { readonly refused: Extract<QuoteView, { status: 'refused' }> }

function attempt<Value>(concerns: 'amount' | 'tokens', work: () => Value): Attempt<Value> {
  try {
    return { value: work() }
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error
    return { refused: { status: 'refused', concerns, reason: `${error.message} ${error.hint}` } }
  }
}
