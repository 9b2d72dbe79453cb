import { Opening } from '@love/ui98/Opening'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { Suspense } from 'react'
import { lazyComponent } from '../../../desktop/lazyComponent.ts'
import { GatewayNotice } from '../../../session/safe/gateway/GatewayNotice.tsx'
import { safeAppsQuery } from '../../../session/safe/gateway/safeAppsQuery.ts'
import { useGatewayReading } from '../../../session/safe/gateway/useGatewayReading.ts'
import type { SafePageProps } from '../workspace/pageProps.ts'
import { AppList } from './AppList.tsx'
import { OpenAppForm } from './OpenAppForm.tsx'
import { PermissionList } from './PermissionList.tsx'
import { TrustedAppList } from './TrustedAppList.tsx'

const AppView = /*#__PURE__*/ lazyComponent('Safe App', () =>
  import('./AppView.tsx').then(({ AppView }) => AppView),
)

/** Programs of others that can work with a Safe: all of them, or one that is open. */
export function AppsPage({ safe, search }: Pick<SafePageProps, 'safe' | 'search'>) {
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
  if (!reading.data && !reading.failureReason) return <ProgressBar label="Reading the list of apps…" />
  return (
    <Suspense fallback={<Opening />}>
      <AppView key={asked} safe={safe} asked={asked} listed={reading.data ?? []} />
    </Suspense>
  )
}
