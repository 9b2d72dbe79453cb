import './swap.css'
import { swapUrl } from '@love/protocol/links/exchangeLinks'
import { fraction } from '@love/protocol/prices/fraction'
import { eth, love } from '@love/protocol/tokens/tokens'
import { Checkbox } from '@love/ui98/Checkbox'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { ExchangeLink } from '../../chain/ExchangeLink.tsx'
import { FreshnessNotice } from '../../chain/freshness/FreshnessNotice.tsx'
import { freshnessFields } from '../../chain/freshness/freshnessFields.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { lossOf } from '../../trading/lossOf.ts'
import { SlippageControl } from '../../trading/SlippageControl.tsx'
import { SwapChartPlace } from './chart/SwapChartPlace.tsx'
import { SwapFields } from './form/SwapFields.tsx'
import { swapPath } from './form/swapForm.ts'
import { QuoteDetails } from './quote/QuoteDetails.tsx'
import { spokenWords } from './quote/quoteWords.ts'
import { SwapReview } from './review/SwapReview.tsx'
import { useAgreed } from './review/useAgreed.ts'
import { SwapButton } from './SwapButton.tsx'
import { SwapNotes } from './SwapNotes.tsx'
import { type Swap, useSwap } from './useSwap.ts'

export function SwapWindow() {
  return (
    <ChainProvider>
      <SwapProgram />
    </ChainProvider>
  )
}

function SwapProgram() {
  const swap = useSwap()
  const { form, freshness, retry, view, quote, limits, slippage, step, needsApproval, price } = swap
  const [unlimitedFor, setUnlimitedFor] = useState<string>()
  const isUnlimited = unlimitedFor === form.from.symbol
  const { agreed, agree, close } = useAgreed(swap, isUnlimited)
  const spoken = useSpoken(spokenWords(view, price), `${swapPath(form)} ${view.status}`)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (step.kind === 'review') agree()
  }

  return (
    <ProgramWindow
      className="swap-window"
      flush
      statusBar={<StatusBar fields={freshnessFields(freshness, 'Best price')} />}
    >
      <FreshnessNotice freshness={freshness} onRetry={retry}>
        <SwapAdvice quote={quote} price={price} />
      </FreshnessNotice>
      <div className="swap-parts">
        <form className="swap-form" onSubmit={onSubmit}>
          <SwapFields swap={swap} />
          <SwapNotes swap={swap} />
          <QuoteDetails quote={quote} limits={limits} price={price} />
          <SlippageControl setting={slippage} />
          {needsApproval && (
            <Checkbox
              label={`Approve unlimited ${form.from.symbol}`}
              checked={isUnlimited}
              onChange={(checked) => setUnlimitedFor(checked ? form.from.symbol : undefined)}
              hint={
                isUnlimited
                  ? `The router could spend all your ${form.from.symbol}, now or later. Approving the exact amount is safer.`
                  : undefined
              }
            />
          )}
          <div className="swap-actions">
            <SwapButton step={step} />
          </div>
          <p className="swap-outside">
            <ExchangeLink href={swapUrl(form)}>Swap on Uniswap</ExchangeLink>
          </p>
          <p className="visually-hidden" role="status">
            {spoken}
          </p>
        </form>
        <SwapChartPlace form={form} />
      </div>
      {agreed && <SwapReview swap={swap} agreed={agreed} onAccept={agree} onClose={close} />}
    </ProgramWindow>
  )
}

/** Whoever types does not want to hear every digit. */
const pauseMs = 800

/** Words for a live region: they follow what the person does, not every block. */
function useSpoken(words: string, occasion: string): string {
  const [spoken, setSpoken] = useState('')
  const speak = useEffectEvent(() => setSpoken(words))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion is what makes it speak
  useEffect(() => {
    const timer = setTimeout(speak, pauseMs)
    return () => clearTimeout(timer)
  }, [occasion])
  return spoken
}

/** No advice has more words, so the room of these is enough with any font and on any screen. */
const longest = lossOf(
  {
    amountIn: { raw: 99_999n * 10n ** 18n, token: eth },
    amountOut: { raw: 85_560n * 10n ** 18n, token: love },
    loss: fraction(1_444n, 10_000n),
  },
  { price: () => fraction(1n) },
)?.words

/** What the swap costs. It has its place from the start: a button that moved when it came would lose a click. */
function SwapAdvice({ quote, price }: Pick<Swap, 'quote' | 'price'>) {
  const loss = quote && lossOf(quote, { price })
  return (
    <>
      <Icon name={loss?.tone ?? 'info'} size={32} />
      {/* Its digits change with every block; whoever listens hears the quote. */}
      <p
        className="swap-loss"
        data-tone={loss?.tone}
        data-like={longest}
        aria-live={loss ? 'off' : undefined}
      >
        <span>{loss?.words ?? 'Best price across all pools, updated every block.'}</span>
      </p>
    </>
  )
}
