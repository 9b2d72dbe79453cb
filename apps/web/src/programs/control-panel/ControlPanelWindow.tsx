import { Button } from '@love/ui98/Button'
import { Checkbox } from '@love/ui98/Checkbox'
import { GroupBox } from '@love/ui98/GroupBox'
import { Opening } from '@love/ui98/Opening'
import { RadioGroup } from '@love/ui98/RadioGroup'
import { Tabs } from '@love/ui98/Tabs'
import { Suspense, useState } from 'react'
import { signInMarkKey } from '../../account/signIn/signInMarkKey.ts'
import { useKeptPlace } from '../../account/signIn/useKeptPlace.ts'
import { isFramed } from '../../browser/isFramed.ts'
import { lazyComponent } from '../../desktop/lazyComponent.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { useProgramWindow } from '../../desktop/windows/windowContext.ts'
import { setPreference, usePreferences } from '../../preferences/preferences.ts'
import { readStored } from '../../storage/storage.ts'
import { AccessibilityPage } from './AccessibilityPage.tsx'
import { NetworkPage } from './network/NetworkPage.tsx'
import { TradingPage } from './TradingPage.tsx'

const pages = [
  { id: 'display', label: 'Display', Page: DisplayPage },
  { id: 'accessibility', label: 'Accessibility', Page: AccessibilityPage },
  { id: 'trading', label: 'Trading', Page: TradingPage },
  {
    id: 'allowances',
    label: 'Approvals',
    // The only page that always reads the chain: all others open without that code.
    Page: lazyComponent('Approvals', () =>
      import('./allowances/AllowancesPage.tsx').then(({ AllowancesPage }) => AllowancesPage),
    ),
  },
  {
    id: 'alerts',
    label: 'Alerts',
    Page: lazyComponent('Alerts', () =>
      import('./alerts/AlertsPage.tsx').then(({ AlertsPage }) => AlertsPage),
    ),
  },
  { id: 'network', label: 'Network', Page: NetworkPage },
  { id: 'data', label: 'Data', Page: DataPage },
]

export function ControlPanelWindow() {
  const { navigate } = useProgramWindow()
  const tab = usePlace().search.get('tab')
  const { id: selected, Page } = pages.find(({ id }) => id === tab) ?? { id: 'display', Page: DisplayPage }

  function select(id: string) {
    navigate(`/control-panel${id === 'display' ? '' : `?tab=${id}`}`, { replace: true })
  }

  return (
    <ProgramWindow>
      <Tabs label="Settings" tabs={pages} selected={selected} onSelect={select}>
        <Suspense fallback={<Opening />}>
          <Page />
        </Suspense>
      </Tabs>
    </ProgramWindow>
  )
}

function DisplayPage() {
  const { wallpaper, sound } = usePreferences()
  return (
    <>
      <RadioGroup
        legend="Wallpaper"
        options={[
          { value: 'hearts', label: 'Hearts (LOVE)' },
          { value: 'camouflage', label: 'Camouflage (WAR3)' },
          { value: 'plain', label: 'Plain teal' },
        ]}
        value={wallpaper ?? 'hearts'}
        onChange={(value) => setPreference('wallpaper', value)}
      />
      <Checkbox
        label="Play sounds"
        hint="Plays a short tone for success and error notifications."
        checked={sound}
        onChange={(checked) => setPreference('sound', checked)}
      />
    </>
  )
}

/** Takes everything away again that the app keeps in this browser. */
function DataPage() {
  const [asked, setAsked] = useState(false)
  const place = useKeptPlace()

  async function reset() {
    // Whether the server can be reached or not.
    await endSession().catch(() => {})
    clearStored()
    location.assign('/')
  }

  return (
    <GroupBox legend="Browser data">
      <p>
        Window positions, terms agreements, recent transactions and cached prices stay in this browser only.
        Settings, address book and notes: {place}.
      </p>
      <p>
        Reset deletes all of it from this browser, signs you out, disconnects your wallet and reloads the
        page. On-chain data and data synced with your account are not affected.
      </p>
      {asked ? (
        <>
          <p role="alert">Delete all LOVE data from this browser?</p>
          <Button primary onClick={reset}>
            Reset
          </Button>{' '}
          <Button onClick={() => setAsked(false)}>Cancel</Button>
        </>
      ) : (
        <Button onClick={() => setAsked(true)}>Reset all data…</Button>
      )}
    </GroupBox>
  )
}

/** Forgets everything of this origin: it holds nothing but ours. */
function clearStored(): void {
  for (const storage of [localStorage, sessionStorage]) storage.clear()
}

/** Before this browser forgets everything. Whoever is not signed in asks nothing of the server. */
async function endSession(): Promise<void> {
  if (readStored(signInMarkKey()) === null) return
  const { createSignInServer } = await import('../../account/signIn/createSignInServer.ts')
  await createSignInServer({ fetch: (...request) => globalThis.fetch(...request), isFramed }).signOut()
}
