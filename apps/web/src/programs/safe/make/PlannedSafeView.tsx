import type { Intent } from '@love/protocol/intents/intent'
import { type NewSafe, newSafeAddress } from '@love/safe/make/newSafe'
import { newSafeText } from '@love/safe/make/newSafeText'
import { Button } from '@love/ui98/Button'
import { CopyButton } from '@love/ui98/CopyButton'
import { GroupBox } from '@love/ui98/GroupBox'
import { StatusBar } from '@love/ui98/StatusBar'
import { useEffect, useState } from 'react'
import { useNames } from '../../../chain/names/addressNames.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { Message } from '../../../review/parts/Message.tsx'
import { Review } from '../../../review/Review.tsx'
import { useStore } from '../../../storage/useStore.ts'
import { useConnection } from '../../../wallet/connection.ts'
import { openWallet } from '../../../wallet/walletCommands.ts'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { safePath } from '../safePlace.ts'
import { safeTitle } from '../workspace/safeTitle.ts'
import { DeployReview } from './DeployReview.tsx'
import { FirstTransaction } from './FirstTransaction.tsx'
import { PlanFacts } from './PlanFacts.tsx'
import { forgetPlan, plannedSafes, planSafe } from './plannedSafes.ts'

type PlannedSafeViewProps = {
  safe: NewSafe
  isDeployed: boolean
  /** It is a Safe like every other, and no review of it is open any longer. */
  onOver: () => void
}

/** An address that is decided, with nothing there yet. */
export function PlannedSafeView({ safe, isDeployed, onOver }: PlannedSafeViewProps) {
  const address = newSafeAddress(safe)
  const { navigate } = useProgramWindow()
  const name = useNames()(address)
  const { isConnected } = useConnection()
  const isKept = useStore(plannedSafes).some((planned) => planned.address === address)
  const [isDeploying, setDeploying] = useState(false)
  const [first, setFirst] = useState<Intent>()
  const isOver = isDeployed && !isDeploying && !first
  useEffect(() => {
    if (!isOver) return
    forgetPlan(address)
    onOver()
  }, [isOver, address, onOver])
  return (
    <ProgramWindow
      title={safeTitle(address, name)}
      className="safe-window"
      statusBar={<StatusBar fields={['Not deployed yet']} />}
    >
      <nav className="detail-way" aria-label="Related pages">
        <ProgramLink to="/safe">All Safes</ProgramLink>
      </nav>
      <div className="stack">
        <Message icon="info">
          <p>
            <strong>This Safe is not deployed yet.</strong> It can already receive funds at this address. Only
            these owners can move them, after it is deployed on this network.
          </p>
        </Message>
        <GroupBox legend="This Safe">
          <PlanFacts address={address} safe={safe} />
        </GroupBox>
        <div className="button-row">
          {isConnected ? (
            <Button primary icon="safe" onClick={() => setDeploying(true)}>
              Deploy…
            </Button>
          ) : (
            <Button primary icon="plug" onClick={() => openWallet('connect')}>
              Connect wallet…
            </Button>
          )}
          {isKept ? (
            <Button
              onClick={() => {
                forgetPlan(address)
                navigate('/safe')
              }}
            >
              Remove from my list
            </Button>
          ) : (
            <Button onClick={() => planSafe(safe)}>Add to my list</Button>
          )}
        </div>
        <ShareLink safe={safe} />
        <FirstTransaction safe={safe} onReview={setFirst} />
      </div>
      {isDeploying && <DeployReview safe={safe} onClose={() => setDeploying(false)} />}
      {first && (
        <Review
          intent={first}
          facts={[
            { label: 'From', value: <SafeAddress address={address} of="the new Safe" full /> },
            { label: 'First transaction', value: first.title },
          ]}
          onClose={() => setFirst(undefined)}
        />
      )}
    </ProgramWindow>
  )
}

/** For the other owners: the link holds all that decides about the address, so it proves itself. */
function ShareLink({ safe }: { safe: NewSafe }) {
  const path = `${safePath(newSafeAddress(safe))}?${newSafeText(safe)}`
  return (
    <GroupBox legend="Share">
      <p>Send this link to the other owners. It shows the same Safe in their browsers.</p>
      <p className="button-row">
        <CopyButton text={new URL(path, location.origin).href} label="Copy link" hasVisibleLabel />
      </p>
    </GroupBox>
  )
}
