import type { Quote } from '@love/protocol/quotes/quote'
import { Icon } from '@love/ui98/Icon'
import { impactOf } from '../../session/trading/impactOf.ts'

/** What the size of the trade costs. It has its place from the start: a button that moved when it came would lose a click. */
export function SwapAdvice({ quote }: { quote: Quote | undefined }) {
  const impact = quote && impactOf(quote.priceImpact)
  if (!impact)
    return (
      <>
        <Icon name="info" size={32} />
        <p>The best price of all known pools, quoted anew with every block.</p>
      </>
    )
  return (
    <>
      <Icon name={impact.tone} size={32} />
      {/* Its digits change with every block; whoever listens hears the quote. */}
      <p className="swap-impact" data-tone={impact.tone} aria-live="off">
        {impact.words}
      </p>
    </>
  )
}
