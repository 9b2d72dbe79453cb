import { Checkbox } from '@love/ui98/Checkbox'
import { useState } from 'react'
import { useChain } from '../../../chain/chainContext.ts'
import type { Freshness } from '../../../chain/freshness/freshnessOf.ts'
import { Notice } from '../../../session/trading/Notice.tsx'
import { ReviewButton } from '../../../session/trading/ReviewButton.tsx'
import { SlippageControl } from '../../../session/trading/SlippageControl.tsx'
import { useSlippage } from '../../../session/trading/useSlippage.ts'
import { networkFee } from '../networkFee.ts'
import { withdrawalFeeWords } from '../transferFeeWords.ts'
import type { PairReading } from '../usePairLiquidity.ts'
import { PercentControl } from './PercentControl.tsx'
import { RemoveFacts } from './RemoveFacts.tsx'
import { RemoveReview } from './RemoveReview.tsx'
import { removeView } from './removeForm.ts'
import { removeProblem } from './removeProblem.ts'
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
  const fee = networkFee('remove', reading.gasPrice)
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
      <RemoveFacts {...{ reading, withdrawal, slippageBasisPoints, fee }} />
      {isAllowed ? (
        <p className="muted-text">The router may take these LP tokens already: one transaction is enough.</p>
      ) : (
        <Checkbox
          label="Approve by a transaction instead of a signature"
          checked={approves}
          onChange={setApproves}
          hint="A signature costs nothing. Wallets that send several calls at once, and Safes, approve anyway."
        />
      )}
      <ReviewButton problem={removeProblem({ view, reading, freshness, slippage, fee })} onReview={review}>
        Review…
      </ReviewButton>
      {reviewed && (
        <RemoveReview
          {...{ reviewed, reading, freshness, slippage }}
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
