import { Button } from '@love/ui98/Button'
import { Icon, type IconName } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import type { ReactNode } from 'react'
import { openWallet } from '../../wallet/walletCommands.ts'
import type { ActivityView } from './activityView.ts'

/** Words for when there is nothing to list, or when what is listed may be old. */
export function ActivityNotice({ view, failure }: { view: ActivityView; failure: string | undefined }) {
  switch (view.status) {
    case 'disconnected':
      return (
        <Words icon="wallet">
          <p>Connect a wallet to see its transactions.</p>
          <Button icon="plug" onClick={() => openWallet('connect')}>
            Connect wallet
          </Button>
        </Words>
      )
    case 'connecting':
      return <ProgressBar label="Connecting to your wallet…" />
    case 'empty':
      return (
        <Words icon="activity">
          <p>No transactions yet.</p>
          <p>
            Transactions you send are tracked until they are final, even if you close this page. The last ten
            are kept in this browser; your wallet has the full history.
          </p>
        </Words>
      )
    case 'list':
      return failure ? (
        <Words icon="warning">
          <p>{failure} The statuses below may be out of date. Retrying…</p>
        </Words>
      ) : null
    default:
      return view satisfies never
  }
}

function Words({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="message activity-notice">
      <Icon name={icon} size={32} />
      <div className="message-text">{children}</div>
    </div>
  )
}
