import type { Side, Sides } from '@love/protocol/liquidity/pool'
import { worthOf } from '@love/protocol/liquidity/previewWithdrawal'
import { useState } from 'react'
import { useChain } from '../../../chain/chainContext.ts'
import { type Freshness, isOld } from '../../../chain/freshness/freshnessOf.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { PhoneFold } from '../../../lists/PhoneFold.tsx'
import { feeProblem } from '../../../review/feeWords.ts'
import { AmountField } from '../../../trading/AmountField.tsx'
import { Notice } from '../../../trading/Notice.tsx'
import { PercentButtons } from '../../../trading/PercentButtons.tsx'
import { ReviewButton } from '../../../trading/ReviewButton.tsx'
import { SlippageControl } from '../../../trading/SlippageControl.tsx'
import type { Slippage } from '../../../trading/slippage.ts'
import { useSlippage } from '../../../trading/useSlippage.ts'
import { liquidityNetworkFee } from '../liquidityNetworkFee.ts'
import { liquidityPoolWords } from '../liquidityPoolWords.ts'
import { PriceMoveBox } from '../PriceMoveBox.tsx'
import { amountValue } from '../sidesValue.ts'
import { depositFeeWords } from '../transferFeeWords.ts'
import type { PairReading } from '../usePairLiquidity.ts'
import { AddFacts } from './AddFacts.tsx'
import { AddReview } from './AddReview.tsx'
import {
  type AddContext,
  type AddInput,
  type AddView,
  addView,
  hasRatio,
  mostOf,
  nothingTyped,
  typeInto,
} from './addForm.ts'
import { type ReviewedDeposit, reviewDeposit } from './reviewDeposit.ts'

type AddPageProps = { reading: PairReading; freshness: Freshness; readAgain: () => Promise<void> }

export function AddPage({ reading, freshness, readAgain }: AddPageProps) {
  const { deployment } = useChain()
  const slippage = useSlippage()
  const [input, setInput] = useState<AddInput>(nothingTyped)
  const [reviewed, setReviewed] = useState<ReviewedDeposit>()
  const { pair, liquidity, balances } = reading
  const fee = liquidityNetworkFee(liquidity && !liquidity.pool ? 'create' : 'add', reading.gasPrice)
  const context: AddContext = {
    pair,
    pool: liquidity?.pool,
    held: liquidity?.position.liquidity ?? 0n,
    balances,
    fee,
    transferFees: reading.transferFees.fees,
  }
  const view = liquidity ? addView(input, context) : { texts: input.texts, errors: {} }
  const { deposit } = view
  const isFollowed = !liquidity || hasRatio(liquidity.pool)
  // Without a price of gas nobody knows how much ether has to stay.
  const isReady = liquidity !== undefined && balances !== undefined && reading.gasPrice !== undefined

  const fill = isReady
    ? (side: Side, percent: number) => setInput((now) => mostOf(side, now, context, { percent }) ?? now)
    : undefined

  function review() {
    setReviewed(reviewDeposit({ deployment, reading, deposit, slippageBasisPoints: slippage.basisPoints }))
  }

  const field = (side: Side) => (
    <AmountField
      label={`${pair[side].symbol} amount`}
      token={pair[side]}
      value={view.texts[side]}
      onChange={(text) => setInput(typeInto({ ...input, texts: view.texts }, side, text))}
      balance={balances?.[side]}
      onMax={fill && (() => fill(side, 100))}
      usd={deposit && amountValue(deposit.preview.taken[side], pair[side], reading.price)}
      error={
        view.errors[side] && (
          <>
            {view.errors[side]}{' '}
            {deposit && (
              <ProgramLink to={`/swap?to=${pair[side].symbol}`}>Swap for {pair[side].symbol}</ProgramLink>
            )}
          </>
        )
      }
    />
  )

  const parts = (side: Side, verb: string) => (
    <PercentButtons
      verb={verb}
      percents={[25, 50, 75]}
      onChoose={fill && ((percent) => fill(side, percent))}
    />
  )

  return (
    <div className="stack">
      {[...(liquidity ? liquidityPoolWords(liquidity) : []), ...depositFeeWords(reading)].map((words) => (
        <Notice key={words} words={words} />
      ))}
      <div>
        {field('base')}
        {/* In a pool with a price one amount says the other: a part is one of the most that both balances allow. */}
        {parts('base', isFollowed ? 'Deposit' : `Deposit ${pair.base.symbol}:`)}
        {field('other')}
        {!isFollowed && parts('other', `Deposit ${pair.other.symbol}:`)}
      </div>
      <SlippageControl setting={slippage} />
      <AddFacts reading={reading} deposit={deposit} fee={fee} slippageBasisPoints={slippage.basisPoints} />
      <ReviewButton problem={addProblem({ view, reading, freshness, slippage, fee })} onReview={review}>
        Review…
      </ReviewButton>
      <PhoneFold label="If the price moves">
        <PriceMoveBox
          pair={pair}
          sides={deposit?.preview.taken ?? positionSides(reading)}
          price={reading.price}
        />
      </PhoneFold>
      {reviewed && (
        <AddReview
          reviewed={reviewed}
          reading={reading}
          freshness={freshness}
          slippage={slippage}
          current={deposit}
          onRenew={review}
          onClose={() => setReviewed(undefined)}
          onDone={() => {
            setInput(nothingTyped)
            void readAgain()
          }}
        />
      )}
    </div>
  )
}

/** What the LP tokens in the wallet and in the farm stand for, if there are any. */
function positionSides({ account, liquidity, staked = 0n }: PairReading): Sides | undefined {
  const lp = (liquidity?.position.liquidity ?? 0n) + staked
  return account && liquidity?.pool && lp > 0n ? worthOf(lp, liquidity.pool) : undefined
}

type AddProblemParameters = {
  view: AddView
  reading: PairReading
  freshness: Freshness
  slippage: Slippage
  fee: bigint
}

/** Why a deposit cannot be reviewed now. */
function addProblem(parameters: AddProblemParameters): string | undefined {
  const { view, reading, freshness, slippage, fee } = parameters
  if (!reading.liquidity) return 'Loading the pool…'
  if (isOld(freshness)) return 'Prices are out of date. Refreshing…'
  if (view.errors.base || view.errors.other || slippage.error) return 'Check the amounts above.'
  if (!view.deposit) return 'Enter an amount.'
  if (reading.transferFees.isChecking) return 'Checking for transfer fees…'
  if (!reading.balances || !reading.allowances) return 'Loading your balances…'
  return feeProblem(reading.ether, fee)
}
