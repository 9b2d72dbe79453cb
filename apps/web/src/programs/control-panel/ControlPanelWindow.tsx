import { Tabs } from '@love/ui98/Tabs'
import { useState } from 'react'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { AccessibilityPage } from './AccessibilityPage.tsx'
import { DataPage } from './DataPage.tsx'
import { DisplayPage } from './DisplayPage.tsx'
import { TradingPage } from './TradingPage.tsx'

const pages = [
  { id: 'display', label: 'Display', Page: DisplayPage },
  { id: 'accessibility', label: 'Accessibility', Page: AccessibilityPage },
  { id: 'trading', label: 'Trading', Page: TradingPage },
  { id: 'data', label: 'Data', Page: DataPage },
]

export function ControlPanelWindow() {
  const [selected, setSelected] = useState('display')
  const Page = pages.find(({ id }) => id === selected)?.Page ?? DisplayPage
  return (
    <ProgramWindow>
      <Tabs label="Settings" tabs={pages} selected={selected} onSelect={setSelected}>
        <Page />
      </Tabs>
    </ProgramWindow>
  )
}
