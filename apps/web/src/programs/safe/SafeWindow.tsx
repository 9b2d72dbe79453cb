import '../../chain/charts/detail.css'
import './safe.css'
import './safeLists.css'
import './safeApp.css'
import './safeWidths.css'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { lazyComponent } from '../../desktop/lazyComponent.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { parseSafePlace } from './safePlace.ts'

/** The list of all Safes needs none of what reads and changes one of them. */
const HomeView = lazyComponent('Safe', () => import('./home/HomeView.tsx').then(({ HomeView }) => HomeView))

const SafeView = lazyComponent('Safe', () =>
  import('./workspace/SafeView.tsx').then(({ SafeView }) => SafeView),
)

const BookView = lazyComponent('Safe', () => import('./book/BookView.tsx').then(({ BookView }) => BookView))

const NewSafeView = lazyComponent('Safe', () =>
  import('./make/NewSafeView.tsx').then(({ NewSafeView }) => NewSafeView),
)

const FloppyView = lazyComponent('Safe', () =>
  import('./floppy/FloppyView.tsx').then(({ FloppyView }) => FloppyView),
)

const RecycleBinView = lazyComponent('Safe', () =>
  import('./recycleBin/RecycleBinView.tsx').then(({ RecycleBinView }) => RecycleBinView),
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
      return <NewSafeView />
    case 'floppy':
      return <FloppyView key={place.safe} safe={place.safe} />
    case 'bin':
      return <RecycleBinView key={place.safe} safe={place.safe} />
    case 'safe':
      return <SafeView key={place.safe} safe={place.safe} tab={place.tab} search={search} />
    default:
      return place satisfies never
  }
}
