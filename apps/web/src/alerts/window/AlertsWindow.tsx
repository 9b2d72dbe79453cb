import '../alerts.css'
import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { Icon, type IconName } from '@love/ui98/Icon'
import { useRef } from 'react'
import { Link } from 'wouter'
import { TimeAgo } from '../../chain/TimeAgo.tsx'
import type { Alert, AlertKind } from '../alert.ts'

const kindIcons = {
  price: 'chart',
  safe: 'safe',
  transactions: 'activity',
  rewards: 'farm',
  approvals: 'key',
  test: 'bell',
} as const satisfies Record<AlertKind, IconName>

type AlertsWindowProps = {
  alerts: readonly Alert[]
  onClear: () => void
  onClose: () => void
}

/** The latest alerts of this browser, each with the place where it leads. */
export function AlertsWindow({ alerts, onClear, onClose }: AlertsWindowProps) {
  const close = useRef<HTMLButtonElement>(null)
  function clear() {
    onClear()
    // The button that had the focus goes with what it cleared.
    close.current?.focus()
  }
  return (
    <Dialog
      title="Alerts"
      icon="bell"
      className="alerts-window"
      onClose={onClose}
      buttons={
        <>
          {alerts.length > 0 && <Button onClick={clear}>Clear</Button>}
          <Button ref={close} primary data-autofocus onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className="stack">
        {alerts.length === 0 ? (
          <p>No alerts yet.</p>
        ) : (
          <ul className="alerts-list">
            {alerts.map(({ id, kind, title, text, path, at }) => (
              <li key={id}>
                <Icon name={kindIcons[kind]} />
                <div>
                  <Link href={path} onClick={onClose}>
                    {title}
                  </Link>
                  <p>{text}</p>
                  <p className="muted-text">
                    <TimeAgo ms={at} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
        <p>
          <Link href="/control-panel?tab=alerts" onClick={onClose}>
            Alert settings
          </Link>
        </p>
      </div>
    </Dialog>
  )
}
