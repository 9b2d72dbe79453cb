import { exactAmount } from '@love/protocol/amounts/amount'
import { combine } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import { faith } from '@love/protocol/tokens/tokens'
import { FactList } from '@love/ui98/FactList'
import { useState } from 'react'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'
import { feeText } from '../../../review/feeWords.ts'
import { AmountField } from '../../../trading/AmountField.tsx'
import { partText } from '../../../trading/amountView.ts'
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
  const nothing = 'You have no FAITH in your wallet.'

  return (
    <div className="stack">
      <div>
        <AmountField
          label="FAITH to withdraw"
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
          verb="Withdraw"
          onChoose={held && !isClosed ? (percent) => setText(partText(percent, held, faith)) : undefined}
        />
      </div>
      <FactList
        facts={[
          { label: 'You receive (estimated)', value: paid === undefined ? '–' : entryLoveText(paid) },
          {
            label: 'FAITH left',
            value:
              paid === undefined || amount === undefined || held === undefined || amount > held
                ? '–'
                : faithText(held - amount),
          },
          { label: 'Fee', value: 'none' },
          { label: 'Network fee', value: feeText(fee, reading.etherPrice) },
        ]}
      />
      <p className="faith-words">
        You redeem FAITH for your share of the vault's LOVE, including all earnings up to that block. Deposits
        confirmed before your withdrawal reduce it slightly.
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
