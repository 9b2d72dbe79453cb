import { Opening } from '@love/ui98/Opening'
import { Tabs } from '@love/ui98/Tabs'
import { Suspense } from 'react'
import { lazyComponent } from '../../desktop/lazyComponent.ts'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { useProgramWindow } from '../../desktop/windows/windowContext.ts'
import { AccessibilityPage } from './AccessibilityPage.tsx'
import { DataPage } from './DataPage.tsx'
import { DisplayPage } from './DisplayPage.tsx'
import { NetworkPage } from './network/NetworkPage.tsx'
import { TradingPage } from './TradingPage.tsx'

const pages = [
  { id: 'display', label: 'Display', Page: DisplayPage },
  { id: 'accessibility', label: 'Accessibility', Page: AccessibilityPage },
  { id: 'trading', label: 'Trading', Page: TradingPage },
  {
    id: 'allowances',
    label: 'Allowances',
    // The only page that reads the chain: all others open without that code.
    Page: lazyComponent('Allowances', () =>
      import('./allowances/AllowancesPage.tsx').then(({ AllowancesPage }) => AllowancesPage),
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
