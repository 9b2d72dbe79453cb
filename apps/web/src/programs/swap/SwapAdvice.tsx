import { fraction } from '@love/protocol/prices/fraction'
import type { Quote } from '@love/protocol/quotes/quote'
import { Icon } from '@love/ui98/Icon'
import { impactOf } from '../../session/trading/impactOf.ts'

/** No advice has more words, so the room of these is enough with any font and on any screen. */
const longest = impactOf(fraction(9_999n, 10_000n))?.words

/** What the size of the trade costs. It has its place from the start: a button that moved when it came would lose a click. */
export function SwapAdvice({ quote }: { quote: Quote | undefined }) {
  const impact = quote && impactOf(quote.priceImpact)
  return (
    <>
      <Icon name={impact?.tone ?? 'info'} size={32} />
      {/* Its digits change with every block; whoever listens hears the quote. */}
      <p
        className="swap-impact"
        data-tone={impact?.tone}
        data-like={longest}
        aria-live={impact ? 'off' : undefined}
      >
        <span>{impact?.words ?? 'The best price of all known pools, quoted anew with every block.'}</span>
      </p>
    </>
  )
}
