import { shortAddress } from '@love/protocol/format/shortAddress'
import type { Intent } from '@love/protocol/intents/intent'
import { deployCall, type NewSafe, newSafeAddress } from '@love/safe/make/newSafe'
import { useMemo } from 'react'
import { network } from '../../../chain/network.ts'
import { Review } from '../../../review/Review.tsx'
import { useConnection } from '../../../wallet/connection.ts'
import { SafeAddress } from '../known/SafeAddress.tsx'

type DeployReviewProps = { safe: NewSafe; onClose: () => void }

/** Any account may pay for it: who owns the Safe is decided by its address alone. */
export function DeployReview({ safe, onClose }: DeployReviewProps) {
  const { address: account } = useConnection()
  const address = newSafeAddress(safe)
  const intent = useMemo<Intent | undefined>(
    () =>
      account && {
        title: `Deploy Safe ${shortAddress(address)}`,
        chainId: network.chain.id,
        account,
        calls: [deployCall(safe)],
        expects: [],
      },
    [account, address, safe],
  )
  if (!intent) return null
  return (
    <Review
      intent={intent}
      facts={[
        { label: 'New Safe', value: <SafeAddress address={address} of="the new Safe" full /> },
        { label: 'Signatures', value: `${safe.threshold} of ${safe.owners.length}` },
      ]}
      onClose={onClose}
    />
  )
}
