import type { Sides } from '@love/protocol/liquidity/pool'
import { arrivingSides, minimumSides } from '@love/protocol/liquidity/previewWithdrawal'
import { eth } from '@love/protocol/tokens/tokens'
import { Checkbox } from '@love/ui98/Checkbox'
import { FactList } from '@love/ui98/FactList'
import { useState } from 'react'
import { useChain } from '../../../chain/chainContext.ts'
import { type Freshness, isOld } from '../../../chain/freshness/freshnessOf.ts'
import { feeProblem, feeText } from '../../../review/feeWords.ts'
import { Notice } from '../../../trading/Notice.tsx'
import { ReviewButton } from '../../../trading/ReviewButton.tsx'
import { SlippageControl } from '../../../trading/SlippageControl.tsx'
import type { Slippage } from '../../../trading/slippage.ts'
import { useSlippage } from '../../../trading/useSlippage.ts'
import { LpText, SidesText } from '../LiquidityTexts.tsx'
import { liquidityNetworkFee } from '../liquidityNetworkFee.ts'
import { sidesValue } from '../sidesValue.ts'
import { withdrawalFeeWords } from '../transferFeeWords.ts'
import type { PairReading } from '../usePairLiquidity.ts'
import { PercentControl } from './PercentControl.tsx'
import { RemoveReview } from './RemoveReview.tsx'
import { type RemoveView, removeView } from './removeForm.ts'
import { type ReviewedWithdrawal, reviewWithdrawal } from './reviewWithdrawal.ts'

type RemovePageProps = { reading: PairReading; freshness: Freshness; readAgain: () => Promise<void> }

export function RemovePage({ reading, freshness, readAgain }: RemovePageProps) {
  const { deployment } = useChain()
  const slippage = useSlippage()
  const [text, setText] = useState('')
  const [approves, setApproves] = useState(false)
  const [reviewed, setReviewed] = useState<ReviewedWithdrawal>()
  const { liquidity } = reading
  const { basisPoints: slippageBasisPoints } = slippage
  const view = removeView(text, liquidity?.pool, liquidity?.position.liquidity ?? 0n)
  const { withdrawal } = view
  const fee = liquidityNetworkFee('remove', reading.gasPrice)
  const isAllowed = withdrawal && liquidity && liquidity.position.allowance >= withdrawal.liquidity

  function review() {
    const usesPermit = !approves
    setReviewed(reviewWithdrawal({ deployment, reading, withdrawal, slippageBasisPoints, usesPermit }))
  }

  return (
    <div className="stack">
      {withdrawalFeeWords(reading).map((words) => (
        <Notice key={words} words={words} />
      ))}
      <PercentControl text={text} percent={view.percent} error={view.error} onChange={setText} />
      <SlippageControl setting={slippage} />
      <RemoveFacts
        reading={reading}
        withdrawal={withdrawal}
        slippageBasisPoints={slippageBasisPoints}
        fee={fee}
      />
      {isAllowed ? (
        <p className="muted-text">
          The router is already approved to spend these LP tokens: only one transaction.
        </p>
      ) : (
        <Checkbox
          label="Approve with a transaction instead of a signature"
          checked={approves}
          onChange={setApproves}
          hint="A signature has no network fee. Wallets that batch calls, and Safes, always approve."
        />
      )}
      <ReviewButton problem={removeProblem({ view, reading, freshness, slippage, fee })} onReview={review}>
        Review…
      </ReviewButton>
      {reviewed && (
        <RemoveReview
          reviewed={reviewed}
          reading={reading}
          freshness={freshness}
          slippage={slippage}
          onRenew={review}
          onClose={() => setReviewed(undefined)}
          onDone={() => {
            setText('')
            void readAgain()
          }}
        />
      )}
    </div>
  )
}

type RemoveProblemParameters = {
  view: RemoveView
  reading: PairReading
  freshness: Freshness
  slippage: Slippage
  fee: bigint
}

/** Why a withdrawal cannot be reviewed now. */
function removeProblem(parameters: RemoveProblemParameters): string | undefined {
  const { view, reading, freshness, slippage, fee } = parameters
  if (!reading.liquidity) return 'Loading the pool…'
  if (isOld(freshness)) return 'Prices are out of date. Refreshing…'
  if (reading.liquidity.position.liquidity === 0n) return 'Nothing to remove.'
  if (view.error || slippage.error) return 'Check the percentage above.'
  if (!view.withdrawal) return 'Enter a percentage.'
  if (reading.transferFees.isChecking) return 'Checking for transfer fees…'
  return feeProblem(reading.ether, fee)
}

type RemoveFactsProps = {
  reading: PairReading
  withdrawal: RemoveView['withdrawal']
  slippageBasisPoints: number | undefined
  fee: bigint
}

/** What follows from the part. All rows are always there, so that nothing jumps while a person slides. */
function RemoveFacts({ reading, withdrawal, slippageBasisPoints, fee }: RemoveFactsProps) {
  const { pair, transferFees, price } = reading
  const worth = (sides: Sides) => sidesValue(pair, sides, price)
  const arriving = (sides: Sides) => arrivingSides(pair, sides, transferFees.fees)
  const minimum =
    withdrawal && slippageBasisPoints !== undefined
      ? minimumSides(withdrawal.paid, BigInt(slippageBasisPoints))
      : undefined
  const received = withdrawal && arriving(withdrawal.paid)
  const least = minimum && arriving(minimum)
  return (
    <FactList
      facts={[
        {
          label: 'You remove',
          value: (
            <LpText pair={pair} raw={withdrawal?.liquidity} value={withdrawal && worth(withdrawal.paid)} />
          ),
        },
        {
          label: 'You receive (estimated)',
          value: <SidesText pair={pair} sides={received} value={received && worth(received)} />,
        },
        {
          label: 'Minimum received',
          value: <SidesText pair={pair} sides={least} value={least && worth(least)} />,
        },
        { label: 'Network fee', value: feeText(fee, price(eth)) },
      ]}
    />
  )
}
