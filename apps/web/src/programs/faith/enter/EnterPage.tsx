import { exactAmount } from '@love/protocol/amounts/amount'
import { combine } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import { love } from '@love/protocol/tokens/tokens'
import type { EntryPreview } from '@love/protocol/vault/previewEntry'
import { FactList } from '@love/ui98/FactList'
import { useState } from 'react'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { feeText } from '../../../review/feeWords.ts'
import { AmountField } from '../../../trading/AmountField.tsx'
import { partText } from '../../../trading/amountView.ts'
import { PercentButtons } from '../../../trading/PercentButtons.tsx'
import { ReviewButton } from '../../../trading/ReviewButton.tsx'
import { closedWords } from '../closedWords.ts'
import type { FaithPageProps } from '../faithPageProps.ts'
import { faithProblem } from '../faithProblem.ts'
import type { FaithReading } from '../useFaith.ts'
import { vaultNetworkFee } from '../vaultNetworkFee.ts'
import { enterView } from './enterView.ts'
import { costText, dilutionWords, entryFeeWords, entryLoveText, faithText } from './entryWords.ts'

export function EnterPage({ reading, freshness, reviewing }: FaithPageProps) {
  const [text, setText] = useState('')
  const { vault, lovePrice, gasPrice } = reading
  const held = vault?.position?.love
  const view = enterView(text, vault)
  const { amount, preview, error } = view
  const fee = vaultNetworkFee('enter', gasPrice)
  const isClosed = vault !== undefined && closedWords(vault) !== undefined
  const isPreparing = reviewing.made.state.status === 'preparing'
  const nothing = 'You have no LOVE in your wallet.'

  return (
    <div className="stack">
      <div>
        <AmountField
          label="LOVE to deposit"
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
          verb="Deposit"
          onChoose={held && !isClosed ? (percent) => setText(partText(percent, held, love)) : undefined}
        />
      </div>
      {held === 0n && (
        <p>
          You have no LOVE in your wallet. <ProgramLink to="/swap?to=LOVE">Swap for LOVE</ProgramLink> first.
        </p>
      )}
      <EntryFacts reading={reading} amount={amount} preview={preview} fee={fee} />
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

type EntryFactsProps = {
  reading: FaithReading
  amount: bigint | undefined
  preview: EntryPreview | undefined
  fee: bigint
}

/** What follows from the amount. All rows are always there, so that nothing jumps while a person types. */
function EntryFacts({ reading, amount, preview, fee }: EntryFactsProps) {
  const { vault } = reading
  const known = preview && amount !== undefined ? { preview, amount } : undefined
  return (
    <>
      <FactList
        facts={[
          { label: 'You receive (estimated)', value: known ? faithText(known.preview.shares) : '–' },
          { label: 'Value after deposit', value: known ? entryLoveText(known.preview.worth) : '–' },
          { label: 'Your dilution', value: known ? costText(known.preview.cost, known.amount) : '–' },
          {
            label: 'Dilution of other holders',
            value: known ? entryLoveText(known.preview.othersLose > 0n ? known.preview.othersLose : 0n) : '–',
          },
          { label: 'Network fee', value: feeText(fee, reading.etherPrice) },
        ]}
      />
      <p className="faith-words">
        {vault && known ? dilutionWords(vault, known.amount, known.preview) : entryFeeWords(vault)}
      </p>
    </>
  )
}
