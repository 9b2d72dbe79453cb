import { useState } from 'react'
import { GroupBox } from '../GroupBox.tsx'
import { Tabs } from '../Tabs.tsx'
import { Window } from '../Window.tsx'

const tabs = [
  { id: 'general', label: 'General' },
  { id: 'owners', label: 'Owners', icon: 'key' },
  { id: 'history', label: 'History' },
] as const

export function GalleryTabs() {
  const [selected, setSelected] = useState<string>('general')
  return (
    <Window title="Tabs" icon="folder" role="region">
      <Tabs label="Safe" tabs={tabs} selected={selected} onSelect={setSelected}>
        <p>This is the page “{selected}”.</p>
        <GroupBox legend="Group box">
          <p>Things that belong together.</p>
        </GroupBox>
      </Tabs>
    </Window>
  )
}
