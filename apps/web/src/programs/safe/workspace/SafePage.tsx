import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getSafeApps } from '@love/safe/api/endpoints/chains'
import { GroupBox } from '@love/ui98/GroupBox'
import { Opening } from '@love/ui98/Opening'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { queryOptions } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { network } from '../../../chain/network.ts'
import { lazyComponent } from '../../../desktop/lazyComponent.tsx'
import { gatewayDefaults } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { AppList } from '../apps/AppList.tsx'
import { OpenAppForm } from '../apps/OpenAppForm.tsx'
import { PermissionList } from '../apps/PermissionList.tsx'
import { TrustedAppList } from '../apps/TrustedAppList.tsx'
import { AssetsPage } from '../assets/AssetsPage.tsx'
import { BookPage } from '../book/BookPage.tsx'
import { CollectiblesPage } from '../collectibles/CollectiblesPage.tsx'
import { GatewayNotice } from '../gateway/GatewayNotice.tsx'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { HistoryProgress } from '../history/HistoryGaps.tsx'
import { HistoryPage } from '../history/HistoryPage.tsx'
import { SpendBox } from '../limits/SpendBox.tsx'
import { MessagesPage } from '../messages/MessagesPage.tsx'
import { ChildrenBox } from '../nested/ChildrenBox.tsx'
import { FirstThings } from '../overview/FirstThings.tsx'
import { OwnerList } from '../overview/OwnerList.tsx'
import { SafeFacts } from '../overview/SafeFacts.tsx'
import { QueuePage } from '../queue/QueuePage.tsx'
import { ReceiveButton } from '../receive/ReceiveButton.tsx'
import type { SafeTab } from '../safePlace.ts'
import { SettingsPage } from '../settings/SettingsPage.tsx'
import type { SafePageProps } from './pageProps.ts'

const SimulationPage = /*#__PURE__*/ lazy(() =>
  import('../simulation/SimulationPage.tsx').then(({ SimulationPage }) => ({ default: SimulationPage })),
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
    case 'simulation':
      return (
        <Suspense fallback={<Opening />}>
          <SimulationPage {...page} />
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

/** Who may do what with this Safe. */
function OverviewPage({ safe, info, infoReading }: SafePageProps) {
  return (
    <div className="stack">
      <GatewayNotice reading={infoReading} />
      <div className="safe-columns">
        <div className="stack">
          <GroupBox legend="Owners">
            <p>
              {info.threshold === 1
                ? 'Any owner can execute transactions alone.'
                : `${info.threshold} of ${info.owners.length} owners must sign.`}
            </p>
            <OwnerList safe={safe} owners={info.owners.map(({ value }) => value)} />
          </GroupBox>
          <ChildrenBox safe={safe} />
        </div>
        <GroupBox legend="This Safe">
          <SafeFacts safe={safe} info={info} />
          <div className="button-row safe-receive">
            <ReceiveButton safe={safe} />
          </div>
        </GroupBox>
      </div>
      <SpendBox safe={safe} info={info} />
      <FirstThings safe={safe} info={info} />
      <HistoryProgress info={info} />
    </div>
  )
}

const AppView = /*#__PURE__*/ lazyComponent('Safe App', () =>
  import('../apps/AppView.tsx').then(({ AppView }) => AppView),
)

/** Programs of others that can work with a Safe: all of them, or one that is open. */
function AppsPage({ safe, search }: Pick<SafePageProps, 'safe' | 'search'>) {
  const reading = useGatewayReading(safeAppsQuery())
  const asked = search.get('app')
  if (asked === null)
    return (
      <div className="stack">
        <GatewayNotice reading={reading} />
        <AppList safe={safe} apps={reading.data} hasFailed={Boolean(reading.failureReason)} />
        <OpenAppForm safe={safe} />
        <TrustedAppList safe={safe} />
        <PermissionList safe={safe} />
      </div>
    )
  // Who is on the list is not asked about; without a list everybody is.
  if (!reading.data && !reading.failureReason) return <ProgressBar label="Loading apps…" />
  return (
    <Suspense fallback={<Opening />}>
      <AppView key={asked} safe={safe} asked={asked} listed={reading.data ?? []} />
    </Suspense>
  )
}

function safeAppsQuery() {
  return queryOptions({
    queryKey: ['safe apps', network.chain.id],
    queryFn: ({ signal }) =>
      callEndpoint(safeGateway(), getSafeApps, { parameters: { chainId: network.chain.id }, signal }),
    ...gatewayDefaults,
    // The operator changes it, not the chain.
    refetchInterval: false,
    staleTime: 60_000,
  })
}
