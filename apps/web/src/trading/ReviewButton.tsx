import './trading.css'
import { Button } from '@love/ui98/Button'
import { useId } from 'react'
import { useConnection } from '../wallet/connection.ts'
import { openWallet } from '../wallet/walletCommands.ts'

type ReviewButtonProps = {
  children: string
  /** Why it cannot be reviewed now. */
  problem: string | undefined
  onReview: () => void
}

/** The next step, whatever it is. It can always be reached, so that everybody learns why it does nothing yet. */
export function ReviewButton({ children, problem, onReview }: ReviewButtonProps) {
  const reasonId = useId()
  const { isConnected, isSupported } = useConnection()
  if (!isConnected)
    return (
      <Row>
        <Button primary icon="plug" onClick={() => openWallet('connect')}>
          Connect wallet
        </Button>
      </Row>
    )
  if (!isSupported)
    return (
      <Row>
        <Button primary icon="network" onClick={() => openWallet('switch')}>
          Switch network
        </Button>
      </Row>
    )
  return (
    <Row>
      <span id={reasonId} className="review-problem">
        {problem}
      </span>
      <Button
        primary
        aria-disabled={problem !== undefined}
        aria-describedby={reasonId}
        onClick={problem === undefined ? onReview : undefined}
      >
        {children}
      </Button>
    </Row>
  )
}

function Row({ children }: { children: React.ReactNode }) {
  return <div className="button-row button-row-end review-next">{children}</div>
}
