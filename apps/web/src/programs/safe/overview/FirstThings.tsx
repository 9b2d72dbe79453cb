import type { SafeInfo } from '@love/safe/api/replies/safes'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import { CopyButton } from '@love/ui98/CopyButton'
import { GroupBox } from '@love/ui98/GroupBox'
import { Opening } from '@love/ui98/Opening'
import { lazy, Suspense, useState } from 'react'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { useConnection } from '../../../wallet/connection.ts'
import { safePath } from '../safePlace.ts'
import { useOwner } from '../workspace/useOwner.ts'
import { FundForm } from './FundForm.tsx'

const QrCode = /*#__PURE__*/ lazy(() =>
  import('../../../wallet/walletConnect/QrCode.tsx').then(({ QrCode }) => ({ default: QrCode })),
)

/** What an owner does with a Safe that has done nothing yet. */
export function FirstThings({ safe, info }: { safe: Address; info: SafeInfo }) {
  const you = useOwner()
  const { address: account } = useConnection()
  const [isShown, setShown] = useState(false)
  const owners = info.owners.map(({ value }) => value)
  if (info.nonce > 0 || !you || !isListedAddress(owners, you)) return null
  const link = new URL(safePath(safe), location.origin).href
  return (
    <GroupBox legend="First three things to do">
      <ol className="first-things">
        <li>
          <strong>Add funds.</strong> Send a small amount first, only on {network.chain.name}:{' '}
          <CopyButton text={safe} label="Copy the Safe’s address" hasVisibleLabel />
          <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
            <summary>Show as a QR code</summary>
            {isShown && (
              <Suspense fallback={<Opening />}>
                <div className="first-things-code">
                  <QrCode text={safe} label="Address of this Safe as a QR code" />
                </div>
              </Suspense>
            )}
          </details>
          {account && account !== safe && <FundForm safe={safe} account={account} />}
        </li>
        <li>
          <strong>Tell the other owners.</strong> This link opens the Safe for them:{' '}
          <CopyButton text={link} label="Copy link" hasVisibleLabel />
        </li>
        <li>
          <strong>Test it.</strong>{' '}
          <ProgramLink to={safePath(safe, 'propose')}>Propose a small transaction</ProgramLink> and collect
          every signature once, before large amounts depend on it.
        </li>
      </ol>
    </GroupBox>
  )
}
