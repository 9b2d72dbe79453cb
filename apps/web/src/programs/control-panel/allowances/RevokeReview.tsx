import type { Allowance } from '@love/protocol/actions/readAllowances'
import { revokeIntent } from '@love/protocol/intents/revokeIntent'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'
import { Review } from '../../../session/intents/Review.tsx'
import { sizeText } from './sizeText.ts'

type RevokeReviewProps = {
  account: Address
  allowances: readonly Allowance[]
  onClose: () => void
}

/** What is left is read by itself: allowances are holdings, and those are asked for after every transaction. */
export function RevokeReview({ account, allowances, onClose }: RevokeReviewProps) {
  const { deployment } = useChain()
  const intent = useMemo(
    () => revokeIntent({ deployment, account, allowances }),
    [deployment, account, allowances],
  )
  return (
    <Review
      intent={intent}
      facts={allowances.map((allowance) => ({
        label: `${allowance.token.symbol} to ${allowance.spender.name}`,
        value: `${sizeText(allowance)} → 0`,
      }))}
      onClose={onClose}
    />
  )
}
