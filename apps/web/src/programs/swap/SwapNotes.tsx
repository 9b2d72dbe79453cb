import { Icon } from '@love/ui98/Icon'
import { impactOf } from '../../session/trading/impactOf.ts'
import { uncheckedWords } from './review/swapWarnings.ts'
import type { Swap } from './useSwap.ts'

/** What a person should know before they go on: about the link they followed, the size of the trade, the tokens. */
export function SwapNotes({ swap: { unknown, quote, unchecked, form } }: { swap: Swap }) {
  const impact = quote && impactOf(quote.priceImpact)
  const standIn = { from: form.from.symbol, to: form.to.symbol }
  return (
    <>
      {unknown.map((side) => (
        <Note
          key={side}
          words={`The link asks for a token that is not traded here. You see ${standIn[side]}.`}
        />
      ))}
      {impact && <Note words={impact.words} isError={impact.tone === 'error'} />}
      {quote && uncheckedWords(quote, unchecked).map((words) => <Note key={words} words={words} />)}
    </>
  )
}

function Note({ words, isError = false }: { words: string; isError?: boolean }) {
  return (
    <p className="swap-note" data-tone={isError ? 'error' : 'warning'}>
      <Icon name={isError ? 'error' : 'warning'} />
      <span>{words}</span>
    </p>
  )
}
