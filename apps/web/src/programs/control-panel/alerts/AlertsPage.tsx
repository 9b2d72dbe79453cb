import './alertsPage.css'
import { Button } from '@love/ui98/Button'
import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import { useEffect, useState } from 'react'
import { alertSettings, isAnyOn } from '../../../alerts/alertSettings.ts'
import { pageNotifications } from '../../../alerts/notifications.ts'
import { sendTestAlert, startAlerts } from '../../../alerts/startAlerts.tsx'
import { useEverySecond } from '../../../chain/useEverySecond.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { useStore } from '../../../storage/useStore.ts'
import { AccountBox } from './AccountBox.tsx'
import { notificationWords, testWords } from './alertWords.ts'
import { PriceBox } from './PriceBox.tsx'
import { askOnce } from './switchAlerts.ts'

/** Which alerts there are, and how far they reach. All are off until somebody switches one on. */
export function AlertsPage() {
  const settings = useStore(alertSettings)
  // The browser's own settings may change it too.
  const notifications = useEverySecond(pageNotifications.state)
  const [tested, setTested] = useState<string>()
  useEffect(startAlerts, [])

  return (
    <div className="stack alerts-page">
      <div className="message">
        <Icon name="bell" size={32} />
        <p className="message-text">
          Alerts work while a tab of LOVE is open in this browser. There is no push service: a closed browser,
          or a phone or computer that sleeps, tells you nothing.{' '}
          <ProgramLink to="/help/alerts">More</ProgramLink>
        </p>
      </div>
      <PriceBox settings={settings} />
      <AccountBox settings={settings} />
      <GroupBox legend="Notifications">
        <div className="stack">
          <p>{notificationWords[notifications]}</p>
          <div className="button-row">
            {notifications === 'ask' && isAnyOn(settings) && (
              <Button onClick={() => void askOnce()}>Allow notifications…</Button>
            )}
            <Button onClick={() => setTested(testWords(sendTestAlert()))}>Send a test alert</Button>
          </div>
          <p role="status">{tested}</p>
        </div>
      </GroupBox>
    </div>
  )
}
