import { GroupBox } from '@love/ui98/GroupBox'
import { GatewayNotice } from '../../../session/safe/gateway/GatewayNotice.tsx'
import { HistoryProgress } from '../history/HistoryProgress.tsx'
import type { SafePageProps } from '../workspace/pageProps.ts'
import { OwnerList } from './OwnerList.tsx'
import { SafeFacts } from './SafeFacts.tsx'

/** Who may do what with this Safe. */
export function OverviewPage({ safe, info, infoReading }: SafePageProps) {
  return (
    <div className="stack">
      <GatewayNotice reading={infoReading} />
      <div className="safe-columns">
        <GroupBox legend="Owners">
          <p>
            {info.threshold === 1
              ? 'Any owner can act alone.'
              : `${info.threshold} of ${info.owners.length} owners must sign.`}
          </p>
          <OwnerList owners={info.owners.map(({ value }) => value)} />
        </GroupBox>
        <GroupBox legend="This Safe">
          <SafeFacts safe={safe} info={info} />
        </GroupBox>
      </div>
      <HistoryProgress info={info} />
    </div>
  )
}
