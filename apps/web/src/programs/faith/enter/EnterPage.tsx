import { exactAmount } from '@love/protocol/amounts/formatAmount'
import { combine } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import { love } from '@love/protocol/tokens/love'
import { useState } from 'react'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { AmountField } from '../../../session/trading/AmountField.tsx'
import { partText } from '../../../session/trading/amountView.ts'
import { PercentButtons } from '../../../session/trading/PercentButtons.tsx'
import { ReviewButton } from '../../../session/trading/ReviewButton.tsx'
import { closedWords } from '../closedWords.ts'
import type { FaithPageProps } from '../faithPageProps.ts'
import { faithProblem } from '../faithProblem.ts'
import { networkFee } from '../networkFee.ts'
import { EntryFacts } from './EntryFacts.tsx'
import { enterView } from './enterView.ts'

export function EnterPage({ reading, freshness, reviewing }: FaithPageProps) {
  const [text, setText] = useState('')
  const { vault, lovePrice, gasPrice } = reading
  const held = vault?.position?.love
  const view = enterView(text, vault)
  const { amount, preview, error } = view
  const fee = networkFee('enter', gasPrice)
  const isClosed = vault !== undefined && closedWords(vault) !== undefined
  const isPreparing = reviewing.made.state.status === 'preparing'
  const nothing = 'There is no LOVE in your wallet.'

  return (
    <div className="stack">
      <div>
        <AmountField
          label="LOVE to enter with"
          token={love}
          value={text}
          onChange={setText}
          balance={held}
          onMax={held ? () => setText(exactAmount({ raw: held, token: love })) : undefined}
          usd={
            amount === undefined
              ? undefined
              : combine([lovePrice], (usd) => multiply(amountFraction({ raw: amount, token: love }), usd))
          }
          error={error}
          disabled={isClosed}
        />
        <PercentButtons
          verb="Enter with"
          onChoose={held && !isClosed ? (percent) => setText(partText(percent, held, love)) : undefined}
        />
      </div>
      {held === 0n && (
        <p>
          There is no LOVE in your wallet. <ProgramLink to="/swap?to=LOVE">Swap for LOVE</ProgramLink> first.
        </p>
      )}
      <EntryFacts {...{ reading, amount, preview, fee }} />
      <ReviewButton
        problem={faithProblem({ reading, view, freshness, held, nothing, fee, isPreparing })}
        onReview={() => {
          if (amount !== undefined) void reviewing.ask({ kind: 'enter', amount }, () => setText(''))
        }}
      >
        Review…
      </ReviewButton>
    </div>
  )
}
