import { exactAmount, formatAmount } from '@love/protocol/amounts/amount'
import { poolToken } from '@love/protocol/farm/farm'
import { lpValue } from '@love/protocol/farm/liquidityAt'
import { love } from '@love/protocol/tokens/tokens'
import { FactList } from '@love/ui98/FactList'
import { Slider } from '@love/ui98/Slider'
import { useState } from 'react'
import { deployment } from '../../../chain/deployment.ts'
import { type Freshness, isOld } from '../../../chain/freshness/freshnessOf.ts'
import { AmountField } from '../../../trading/AmountField.tsx'
import { type AmountView, amountView, partText, percentOf } from '../../../trading/amountView.ts'
import { PercentButtons } from '../../../trading/PercentButtons.tsx'
import { ReviewButton } from '../../../trading/ReviewButton.tsx'
import { Lines } from '../pool/Lines.tsx'
import type { PoolPageProps } from '../pool/poolPageProps.ts'
import { underlyingTexts } from '../pool/underlying.ts'
import { stateOf } from '../poolFigures.ts'
import type { PoolRow } from '../poolRows.ts'
import { reviewUnstake } from '../review/reviewUnstake.ts'

export function UnstakePage({ row, reading, freshness, money, reviewing }: PoolPageProps) {
  const [text, setText] = useState('')
  const { pool, pair, figures } = row
  const { account, readings } = reading
  const token = poolToken(pool ?? { pid: 0n, pair })
  const staked = figures.yours?.staked
  const view = amountView(text, token, staked)
  const percent = percentOf(view.amount, staked ?? 0n)
  const choose = staked ? (part: number) => setText(partText(part, staked, token)) : undefined
  const isSound = view.amount !== undefined && !view.error

  function review() {
    if (!account || !pool || view.amount === undefined) return
    const asked = { pid: pool.pid, amount: view.amount === staked ? ('all' as const) : view.amount }
    const context = { deployment, account, lovePrice: readings.price(love), money }
    void reviewing.open(
      (farm) => reviewUnstake(farm, asked, context),
      () => setText(''),
    )
  }

  return (
    <div className="stack">
      <div>
        <Slider
          label="Percentage of your stake"
          min={0}
          max={100}
          step={1}
          value={percent}
          valueText={`${percent}%`}
          disabled={!choose}
          onChange={(part) => choose?.(part)}
        />
        <PercentButtons verb="Unstake" onChoose={choose} />
        <AmountField
          label="LP tokens to unstake"
          token={token}
          value={text}
          onChange={setText}
          balance={staked}
          onMax={staked ? () => setText(exactAmount({ raw: staked, token })) : undefined}
          usd={view.amount === undefined || !pool ? undefined : lpValue(view.amount, pool, figures.liquidity)}
          error={view.error}
        />
      </div>
      <FactList
        facts={[
          {
            label: 'Pooled tokens',
            value:
              pool && isSound && view.amount !== undefined ? (
                <Lines lines={underlyingTexts(view.amount, pool, stateOf(pool, readings))} />
              ) : (
                '–'
              ),
          },
          {
            label: 'Remaining stake',
            value:
              isSound && view.amount !== undefined && staked !== undefined
                ? formatAmount({ raw: staked - view.amount, token })
                : '–',
          },
          {
            label: 'Rewards harvested',
            value: figures.yours ? formatAmount({ raw: figures.yours.earned, token: love }) : '–',
          },
          { label: 'Fee', value: 'none' },
        ]}
      />
      <ReviewButton
        problem={unstakeProblem({
          row,
          view,
          freshness,
          isPreparing: reviewing.state.status === 'preparing',
        })}
        onReview={review}
      >
        Review…
      </ReviewButton>
    </div>
  )
}

type UnstakeProblemParameters = {
  row: PoolRow
  view: AmountView
  freshness: Freshness
  isPreparing: boolean
}

/** Why nothing can be taken out now. */
function unstakeProblem(parameters: UnstakeProblemParameters): string | undefined {
  const { row, view, freshness, isPreparing } = parameters
  const { yours } = row.figures
  if (!row.pool || !yours) return 'Loading the farm…'
  if (isOld(freshness)) return 'Prices are out of date. Refreshing…'
  if (yours.staked === 0n) return 'Nothing to unstake.'
  if (view.error) return 'Check the amount above.'
  if (view.amount === undefined) return 'Enter an amount.'
  return isPreparing ? 'Loading the latest prices…' : undefined
}
