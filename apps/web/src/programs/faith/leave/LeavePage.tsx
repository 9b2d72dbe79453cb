import { exactAmount } from '@love/protocol/amounts/amount'
import { combine } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import { faith } from '@love/protocol/tokens/tokens'
import { FactList } from '@love/ui98/FactList'
import { useState } from 'react'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'
import { AmountField } from '../../../trading/AmountField.tsx'
import { partText } from '../../../trading/amountView.ts'
import { feeText } from '../../../trading/fees/feeWords.ts'
import { PercentButtons } from '../../../trading/PercentButtons.tsx'
import { ReviewButton } from '../../../trading/ReviewButton.tsx'
import { closedWords } from '../closedWords.ts'
import { entryLoveText, faithText } from '../enter/entryWords.ts'
import type { FaithPageProps } from '../faithPageProps.ts'
import { faithProblem } from '../faithProblem.ts'
import { vaultNetworkFee } from '../vaultNetworkFee.ts'
import { leaveView } from './leaveView.ts'

export function LeavePage({ reading, freshness, reviewing }: FaithPageProps) {
  const [text, setText] = useState('')
  const { vault, figures, gasPrice } = reading
  const held = vault?.position?.shares
  const view = leaveView(text, vault)
  const { amount, paid, error } = view
  const fee = vaultNetworkFee('leave', gasPrice)
  const isClosed = vault !== undefined && closedWords(vault) !== undefined
  const isPreparing = reviewing.made.state.status === 'preparing'
  const nothing = 'There is no FAITH in your wallet.'

  return (
    <div className="stack">
      <div>
        <AmountField
          label="FAITH to leave with"
          token={faith}
          value={text}
          onChange={setText}
          balance={held}
          onMax={held ? () => setText(exactAmount({ raw: held, token: faith })) : undefined}
          usd={
            amount === undefined
              ? undefined
              : combine([figures.priceUsd], (usd) =>
                  multiply(amountFraction({ raw: amount, token: faith }), usd),
                )
          }
          error={error}
          disabled={isClosed}
        />
        <PercentButtons
          verb="Leave with"
          onChoose={held && !isClosed ? (percent) => setText(partText(percent, held, faith)) : undefined}
        />
      </div>
      <FactList
        facts={[
          { label: 'You get about', value: paid === undefined ? '–' : entryLoveText(paid) },
          {
            label: 'You keep',
            value:
              paid === undefined || amount === undefined || held === undefined || amount > held
                ? '–'
                : faithText(held - amount),
          },
          { label: 'Fee', value: 'none' },
          { label: 'Network fee', value: feeText(fee) },
        ]}
      />
      <p className="faith-words">
        The vault takes your FAITH back and pays your part of all its LOVE, with everything it has earned up
        to that block. Nobody else gains or loses by it. Whoever enters before you makes it a little less.
      </p>
      <ReviewButton
        problem={faithProblem({ reading, view, freshness, held, nothing, fee, isPreparing })}
        onReview={() => {
          if (amount !== undefined) void reviewing.ask({ kind: 'leave', amount }, () => setText(''))
        }}
      >
        Review…
      </ReviewButton>
    </div>
  )
}
