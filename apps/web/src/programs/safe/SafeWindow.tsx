import '../../chain/charts/detail.css'
import './safe.css'
import './safeLists.css'
import './safeApp.css'
import './safeWidths.css'
import { Opening } from '@love/ui98/Opening'
import { StatusBar } from '@love/ui98/StatusBar'
import { lazy, Suspense, useState } from 'react'
import { useAddressBook } from '../../book/addressBook/addressBookStore.ts'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { BookPage } from './book/BookPage.tsx'
import { HomeView } from './home/HomeView.tsx'
import { usePlannedSafe } from './make/usePlannedSafe.ts'
import { parseSafePlace } from './safePlace.ts'
import { WorkspaceView, type WorkspaceViewProps } from './workspace/WorkspaceView.tsx'

const FloppyView = /*#__PURE__*/ lazy(() =>
  import('./floppy/FloppyView.tsx').then(({ FloppyView }) => ({ default: FloppyView })),
)

const NewSafeView = /*#__PURE__*/ lazy(() =>
  import('./make/NewSafeView.tsx').then(({ NewSafeView }) => ({ default: NewSafeView })),
)

const PlannedSafeView = /*#__PURE__*/ lazy(() =>
  import('./make/PlannedSafeView.tsx').then(({ PlannedSafeView }) => ({ default: PlannedSafeView })),
)

const RecycleBinView = /*#__PURE__*/ lazy(() =>
  import('./recycleBin/RecycleBinView.tsx').then(({ RecycleBinView }) => ({ default: RecycleBinView })),
)

export function SafeWindow() {
  return (
    <ChainProvider>
      <Safe />
    </ChainProvider>
  )
}

/** All Safes, or one of them: two places of the same window. */
function Safe() {
  const { name, search } = usePlace()
  const place = parseSafePlace(name, search)
  switch (place.kind) {
    case 'home':
      return <HomeView problem={place.problem} />
    case 'book':
      return <BookView />
    case 'new':
      return (
        <Suspense fallback={<OpeningView />}>
          <NewSafeView />
        </Suspense>
      )
    case 'floppy':
      return (
        <Suspense fallback={<OpeningView />}>
          <FloppyView key={place.safe} safe={place.safe} />
        </Suspense>
      )
    case 'bin':
      return (
        <Suspense fallback={<OpeningView />}>
          <RecycleBinView key={place.safe} safe={place.safe} />
        </Suspense>
      )
    case 'safe':
      return <SafeView key={place.safe} safe={place.safe} tab={place.tab} search={search} />
    default:
      return place satisfies never
  }
}

/** Of an address that is only planned no service knows anything yet. */
function SafeView({ safe, tab, search }: WorkspaceViewProps) {
  const { plan, isDeployed } = usePlannedSafe(safe, search)
  const [isOver, setOver] = useState(false)
  if (plan === undefined || isOver) return <WorkspaceView safe={safe} tab={tab} search={search} />
  if (isDeployed === undefined) return <OpeningView />
  return (
    <Suspense fallback={<OpeningView />}>
      <PlannedSafeView safe={plan} isDeployed={isDeployed} onOver={() => setOver(true)} />
    </Suspense>
  )
}

/** While the code of a place comes. */
function OpeningView() {
  return (
    <ProgramWindow className="safe-window">
      <Opening />
    </ProgramWindow>
  )
}

/** The address book as a place of its own, without a Safe. */
function BookView() {
  const { length } = useAddressBook()
  return (
    <ProgramWindow
      title="Address book"
      className="safe-window"
      statusBar={<StatusBar fields={[length === 1 ? '1 name' : `${length} names`]} />}
    >
      <nav className="detail-way" aria-label="Related pages">
        <ProgramLink to="/safe">All Safes</ProgramLink>
      </nav>
      <BookPage />
    </ProgramWindow>
  )
}
