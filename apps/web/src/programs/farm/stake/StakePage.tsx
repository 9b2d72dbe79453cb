import { exactAmount } from '@love/protocol/amounts/amount'
import { poolToken } from '@love/protocol/farm/farm'
import { lpValue } from '@love/protocol/farm/liquidityAt'
import { love } from '@love/protocol/tokens/tokens'
import { useState } from 'react'
import { deployment } from '../../../chain/deployment.ts'
import { type Freshness, isOld } from '../../../chain/freshness/freshnessOf.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { AmountField } from '../../../trading/AmountField.tsx'
import { type AmountView, amountView, partText } from '../../../trading/amountView.ts'
import { PercentButtons } from '../../../trading/PercentButtons.tsx'
import { ReviewButton } from '../../../trading/ReviewButton.tsx'
import type { PoolPageProps } from '../pool/poolPageProps.ts'
import { hasEnded, type PoolRow } from '../poolRows.ts'
import { reviewStake } from '../review/reviewStake.ts'
import { RealAprFacts } from './RealAprFacts.tsx'

export function StakePage({ row, reading, freshness, money, reviewing }: PoolPageProps) {
  const [text, setText] = useState('')
  const { pool, pair, figures } = row
  const { account, readings } = reading
  const token = poolToken(pool ?? { pid: 0n, pair })
  const held = figures.yours?.held
  const view = amountView(text, token, held)

  function review() {
    if (!account || !pool || view.amount === undefined) return
    const asked = { pid: pool.pid, amount: view.amount, liquidity: figures.liquidity }
    const context = { deployment, account, lovePrice: readings.price(love), money }
    void reviewing.open(
      (farm) => reviewStake(farm, asked, context),
      () => setText(''),
    )
  }

  return (
    <div className="stack">
      {held === 0n && pair && (
        <p>
          You have no {pair.name} LP tokens in your wallet.{' '}
          <ProgramLink to={`/farm/${row.place}?tab=tokens`}>Zap in with any token</ProgramLink> to do it all
          at once, or <ProgramLink to={`/liquidity/${pair.name}`}>add liquidity</ProgramLink> first.
        </p>
      )}
      <div>
        <AmountField
          label="LP tokens to stake"
          token={token}
          value={text}
          onChange={setText}
          balance={held}
          onMax={held === undefined ? undefined : () => setText(exactAmount({ raw: held, token }))}
          usd={view.amount === undefined || !pool ? undefined : lpValue(view.amount, pool, figures.liquidity)}
          error={view.error}
        />
        <PercentButtons
          verb="Stake"
          onChoose={held ? (percent) => setText(partText(percent, held, token)) : undefined}
        />
      </div>
      <RealAprFacts row={row} readings={readings} money={money} deposit={view.amount} />
      <ReviewButton
        problem={stakeProblem({ row, view, freshness, isPreparing: reviewing.state.status === 'preparing' })}
        onReview={review}
      >
        Review…
      </ReviewButton>
    </div>
  )
}

type StakeProblemParameters = {
  row: PoolRow
  view: AmountView
  freshness: Freshness
  isPreparing: boolean
}

/** Why a stake cannot be reviewed now. */
function stakeProblem({ row, view, freshness, isPreparing }: StakeProblemParameters): string | undefined {
  const { yours } = row.figures
  if (!row.pool || !yours) return 'Loading the farm…'
  if (isOld(freshness)) return 'Prices are out of date. Refreshing…'
  if (hasEnded(row)) return 'This pool has ended: a stake would earn no LOVE.'
  if (yours.held === 0n) return 'You have no LP tokens to stake.'
  if (view.error) return 'Check the amount above.'
  if (view.amount === undefined) return 'Enter an amount.'
  return isPreparing ? 'Loading the latest prices…' : undefined
}
