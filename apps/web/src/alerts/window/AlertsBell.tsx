import { Button } from '@love/ui98/Button'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '../../storage/useStore.ts'
import { reviewLayer } from '../../wallet/reviewLayer.ts'
import { alertJournal, clearAlerts, markRead, unreadCount } from '../journal.ts'
import { AlertsWindow } from './AlertsWindow.tsx'

/** In the tray while alerts are on: how many are new, and the way to read them. */
export function AlertsBell() {
  const journal = useStore(alertJournal)
  const [isOpen, setOpen] = useState(false)
  const count = unreadCount(journal)
  useEffect(() => {
    // What comes while the list is open is read.
    if (isOpen && count > 0) alertJournal.update(markRead)
  }, [isOpen, count])
  const layer = reviewLayer()
  const words = count > 0 ? `Alerts, ${count} new` : 'Alerts'
  return (
    <>
      <Button
        compact
        className="alerts-bell"
        icon="bell"
        title={words}
        aria-label={words}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? count : null}
      </Button>
      {isOpen &&
        layer &&
        createPortal(
          <AlertsWindow
            alerts={journal.alerts}
            onClear={() => alertJournal.update(clearAlerts)}
            onClose={() => setOpen(false)}
          />,
          layer,
        )}
    </>
  )
}
