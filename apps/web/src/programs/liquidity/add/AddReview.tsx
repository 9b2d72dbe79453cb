import type { Sides } from '@love/protocol/liquidity/pool'
import { minimumSides } from '@love/protocol/liquidity/previewWithdrawal'
import type { Freshness } from '../../../chain/freshness/freshnessOf.ts'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { Review } from '../../../review/Review.tsx'
import { formatSlippage, type Slippage } from '../../../trading/slippage.ts'
import { slippageWarnings, slippageWord } from '../../../trading/slippageWords.ts'
import { LpText, SidesText } from '../LiquidityTexts.tsx'
import { ratioMovedBy } from '../movedBy.ts'
import { priceTexts } from '../priceTexts.ts'
import { reviewHold } from '../reviewHold.ts'
import { sidesValue } from '../sidesValue.ts'
import { depositFeeWords } from '../transferFeeWords.ts'
import type { PairReading } from '../usePairLiquidity.ts'
import type { AddView } from './addForm.ts'
import type { ReviewedDeposit } from './reviewDeposit.ts'
import { shareText } from './shareText.ts'

type AddReviewProps = {
  reviewed: ReviewedDeposit
  /** What the same input would do now. */
  current: AddView['deposit']
  reading: PairReading
  freshness: Freshness
  slippage: Slippage
  onRenew: () => void
  onClose: () => void
  onDone: () => void
}

export function AddReview(props: AddReviewProps) {
  const { navigate } = useProgramWindow()
  const { reviewed, current, reading, freshness, slippage, onRenew, onClose, onDone } = props
  const { intent, desired, preview, slippageBasisPoints, deadline } = reviewed
  const { pair, liquidity } = reading
  const minimum = minimumSides(preview.taken, BigInt(slippageBasisPoints))
  const worth = (sides: Sides) => sidesValue(pair, sides, reading.price)
  const sidesText = (sides: Sides) => <SidesText pair={pair} sides={sides} value={worth(sides)} />
  return (
    <Review
      intent={intent}
      facts={[
        { label: 'Maximum deposited', value: sidesText(desired) },
        { label: 'Minimum deposited', value: sidesText(minimum) },
        {
          label: 'You receive (estimated)',
          value: <LpText pair={pair} raw={preview.liquidity} value={worth(preview.taken)} />,
        },
        { label: 'Pool share', value: shareText(preview.share) },
        {
          label: preview.setsPrice ? 'You set the price' : 'Price',
          value: priceTexts(pair, preview.taken).join(', '),
        },
        { label: 'Max slippage', value: `${formatSlippage(slippageBasisPoints)}%` },
      ]}
      warnings={[...slippageWarnings(slippage), ...depositFeeWords(reading)]}
      typedWord={slippageWord(slippage)}
      hold={reviewHold({
        freshness,
        now: liquidity?.timestamp ?? deadline,
        deadline,
        moved: current && ratioMovedBy(preview.taken, current.preview.taken),
        what: 'The price',
        renew: onRenew,
      })}
      next={[{ label: `Stake ${pair.name} LP`, go: () => navigate(`/farm/${pair.name}`) }]}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
