import type { Sides } from '@love/protocol/liquidity/pool'
import { arrivingSides, minimumSides, worthOf } from '@love/protocol/liquidity/previewWithdrawal'
import type { Freshness } from '../../../chain/freshness/freshnessOf.ts'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { Review } from '../../../review/Review.tsx'
import { formatSlippage, type Slippage } from '../../../trading/slippage.ts'
import { slippageWarnings, slippageWord } from '../../../trading/slippageWords.ts'
import { LpText, SidesText } from '../LiquidityTexts.tsx'
import { paidLessBy } from '../movedBy.ts'
import { reviewHold } from '../reviewHold.ts'
import { sidesValue } from '../sidesValue.ts'
import { withdrawalFeeWords } from '../transferFeeWords.ts'
import type { PairReading } from '../usePairLiquidity.ts'
import type { ReviewedWithdrawal } from './reviewWithdrawal.ts'

type RemoveReviewProps = {
  reviewed: ReviewedWithdrawal
  reading: PairReading
  freshness: Freshness
  slippage: Slippage
  onRenew: () => void
  onClose: () => void
  onDone: () => void
}

export function RemoveReview(props: RemoveReviewProps) {
  const { navigate } = useProgramWindow()
  const { reviewed, reading, freshness, slippage, onRenew, onClose, onDone } = props
  const { intent, liquidity, paid, slippageBasisPoints, deadline } = reviewed
  const { pair, liquidity: read } = reading
  const minimum = minimumSides(paid, BigInt(slippageBasisPoints))
  const arriving = (sides: Sides) => arrivingSides(pair, sides, reading.transferFees.fees)
  const worth = (sides: Sides) => sidesValue(pair, sides, reading.price)
  const sidesText = (sides: Sides) => <SidesText pair={pair} sides={sides} value={worth(sides)} />
  return (
    <Review
      intent={intent}
      facts={[
        { label: 'You remove', value: <LpText pair={pair} raw={liquidity} value={worth(paid)} /> },
        { label: 'You receive (estimated)', value: sidesText(arriving(paid)) },
        { label: 'Minimum received', value: sidesText(arriving(minimum)) },
        { label: 'Max slippage', value: `${formatSlippage(slippageBasisPoints)}%` },
      ]}
      warnings={[...slippageWarnings(slippage), ...withdrawalFeeWords(reading)]}
      typedWord={slippageWord(slippage)}
      hold={reviewHold({
        freshness,
        now: read?.timestamp ?? deadline,
        deadline,
        moved: read?.pool && paidLessBy(paid, worthOf(liquidity, read.pool)),
        what: 'The amount you receive',
        renew: onRenew,
      })}
      next={[pair.base, pair.other].map(({ symbol }) => ({
        label: `Swap ${symbol}`,
        go: () => navigate(`/swap?from=${symbol}`),
      }))}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
