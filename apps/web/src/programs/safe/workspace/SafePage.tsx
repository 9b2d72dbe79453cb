import { Opening } from '@love/ui98/Opening'
import { lazy, Suspense } from 'react'
import { AppsPage } from '../apps/AppsPage.tsx'
import { AssetsPage } from '../assets/AssetsPage.tsx'
import { BookPage } from '../book/BookPage.tsx'
import { CollectiblesPage } from '../collectibles/CollectiblesPage.tsx'
import { HistoryPage } from '../history/HistoryPage.tsx'
import { MessagesPage } from '../messages/MessagesPage.tsx'
import { OverviewPage } from '../overview/OverviewPage.tsx'
import { QueuePage } from '../queue/QueuePage.tsx'
import type { SafeTab } from '../safePlace.ts'
import { SettingsPage } from '../settings/SettingsPage.tsx'
import type { SafePageProps } from './pageProps.ts'

const RehearsalPage = /*#__PURE__*/ lazy(() =>
  import('../rehearsal/RehearsalPage.tsx').then(({ RehearsalPage }) => ({ default: RehearsalPage })),
)

const ProposePage = /*#__PURE__*/ lazy(() =>
  import('../propose/ProposePage.tsx').then(({ ProposePage }) => ({ default: ProposePage })),
)

/** The page of the selected tab. */
export function SafePage({ tab, ...page }: SafePageProps & { tab: SafeTab }) {
  switch (tab) {
    case 'overview':
      return <OverviewPage {...page} />
    case 'assets':
      return <AssetsPage {...page} />
    case 'collectibles':
      return <CollectiblesPage {...page} />
    case 'propose':
      return (
        <Suspense fallback={<Opening />}>
          <ProposePage {...page} />
        </Suspense>
      )
    case 'queue':
      return <QueuePage {...page} />
    case 'rehearsal':
      return (
        <Suspense fallback={<Opening />}>
          <RehearsalPage {...page} />
        </Suspense>
      )
    case 'history':
      return <HistoryPage {...page} />
    case 'messages':
      return <MessagesPage {...page} />
    case 'apps':
      return <AppsPage {...page} />
    case 'settings':
      return <SettingsPage {...page} />
    case 'address-book':
      return <BookPage />
    default:
      return tab satisfies never
  }
}
