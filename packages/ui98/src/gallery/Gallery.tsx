import './gallery.css'
import { useState } from 'react'
import { ChartFrame } from '../ChartFrame.tsx'
import { GroupBox } from '../GroupBox.tsx'
import { Icon } from '../Icon.tsx'
import { iconNames } from '../icons/iconNames.ts'
import { Table } from '../Table.tsx'
import { Tabs } from '../Tabs.tsx'
import { Window } from '../Window.tsx'
import { Wizard } from '../Wizard.tsx'
import { GalleryButtons } from './GalleryButtons.tsx'
import { GalleryDialogs } from './GalleryDialogs.tsx'
import { GalleryFeedback } from './GalleryFeedback.tsx'
import { GalleryFields } from './GalleryFields.tsx'
import { GalleryMenus } from './GalleryMenus.tsx'
import { GallerySettings } from './GallerySettings.tsx'
import { GalleryTables } from './GalleryTables.tsx'
import { GalleryTree } from './GalleryTree.tsx'
import { GalleryWindows } from './GalleryWindows.tsx'

/** Every part in every state: the page people look at, and the page the browser tests drive. */
export function Gallery() {
  return (
    <div className="gallery">
      <h1 className="gallery-title">ui98: every part in every state</h1>
      <GallerySettings />
      <GalleryButtons />
      <GalleryWindows />
      <GalleryMenus />
      <GalleryDialogs />
      <GalleryTables />
      <GalleryFields />
      <GalleryTabs />
      <GalleryTree />
      <GalleryFeedback />
      <GalleryCharts />
      <GalleryWizard />
      <GalleryIcons />
    </div>
  )
}

function GalleryIcons() {
  return (
    <Window title="Icons" icon="display" role="region" className="gallery-wide" id="icons">
      <ul className="gallery-icons">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} size={32} />
            <Icon name={name} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Window>
  )
}

const tabs = [
  { id: 'general', label: 'General' },
  { id: 'owners', label: 'Owners', icon: 'key' },
  { id: 'history', label: 'History' },
] as const

function GalleryTabs() {
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

const prices = [12, 14, 13, 17, 16, 21, 19, 24, 23, 28, 26, 31]

const points = prices.map((price, day) => `${day * 10},${36 - price}`).join(' ')

function GalleryCharts() {
  return (
    <Window title="Chart" icon="chart" role="region">
      <div className="stack">
        <ChartFrame caption="LOVE in USDT, 12 days" value="0.0031">
          <svg viewBox="0 0 110 36" preserveAspectRatio="none" aria-hidden="true">
            <polyline className="chart-line" points={points} />
          </svg>
        </ChartFrame>
        <Table
          plain
          caption="The values"
          columns={[
            { id: 'day', header: 'Day', cell: ({ day }) => day },
            { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => price },
          ]}
          rows={prices.slice(-3).map((price, day) => ({ day: `Day ${day + 10}`, price: `0.00${price}` }))}
          rowKey={({ day }) => day}
        />
      </div>
    </Window>
  )
}

const pages = ['Welcome', 'What to harvest', 'What you will sign']

function GalleryWizard() {
  const [page, setPage] = useState(0)
  const last = page === pages.length - 1
  return (
    <Window title="Harvest to FAITH" icon="faith" role="region">
      <Wizard
        heading={pages[page] ?? ''}
        icon="faith"
        onBack={page > 0 ? () => setPage(page - 1) : undefined}
        onNext={() => setPage(last ? 0 : page + 1)}
        onCancel={() => setPage(0)}
        nextLabel={last ? 'Sign 3 calls' : undefined}
      >
        <p>
          Page {page + 1} of {pages.length}. The last one lists exactly what will be signed.
        </p>
        {last && (
          <ol>
            <li>Harvest 120 LOVE</li>
            <li>Approve 120 LOVE, not more</li>
            <li>Stake 120 LOVE in FAITH</li>
          </ol>
        )}
      </Wizard>
    </Window>
  )
}
