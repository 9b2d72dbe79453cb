import { Icon } from '@love/ui98/Icon'
import { uncheckedWords } from './review/swapWarnings.ts'
import type { Swap } from './useSwap.ts'

/** What a person should know before they go on: about the link they followed, the tokens. */
export function SwapNotes({ swap: { unknown, misspelt, quote, unchecked, form } }: { swap: Swap }) {
  const standIn = { from: form.from.symbol, to: form.to.symbol }
  return (
    <>
      {unknown.map((side) => (
        <Note
          key={side}
          words={
            misspelt.includes(side)
              ? `This link has a token address with an invalid checksum: it was mistyped or tampered with. You see ${standIn[side]} instead. Get the link again from a source you trust.`
              : `The token in this link is not listed here. You see ${standIn[side]} instead.`
          }
        />
      ))}
      {quote && uncheckedWords(quote, unchecked).map((words) => <Note key={words} words={words} />)}
    </>
  )
}

function Note({ words }: { words: string }) {
  return (
    <p className="swap-note">
      <Icon name="warning" />
      <span>{words}</span>
    </p>
  )
}
