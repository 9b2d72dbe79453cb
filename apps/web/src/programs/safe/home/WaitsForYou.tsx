import { Button } from '@love/ui98/Button'
import { GroupBox } from '@love/ui98/GroupBox'
import { useState } from 'react'
import type { Address } from 'viem'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import type { Overviews } from '../gateway/allOverviewsQuery.ts'
import type { ChildSafe } from '../gateway/childSafesQuery.ts'
import type { GatewayReading } from '../gateway/gatewayReading.ts'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { type Waiting, waitingQuery } from '../gateway/waitingQuery.ts'
import { safePath } from '../safePlace.ts'
import { GroupedTable } from '../workspace/GroupedTable.tsx'
import { SafeName } from './SafeName.tsx'
import { UnreadSafes } from './UnreadSafes.tsx'
import { WaitingRow } from './WaitingRow.tsx'

type WaitsForYouProps = {
  owner: Address
  /** Undefined while they are read. */
  safes: readonly Address[] | undefined
  /** Of which another Safe in this list is an owner. */
  childSafes: readonly ChildSafe[]
  overviews: Overviews | undefined
  failureReason: GatewayReading['failureReason']
}

/** More are shown when they are asked for: each is checked here. */
const fold = 8

/** What one owner can do in all Safes, Safe by Safe. */
export function WaitsForYou({ owner, safes, childSafes, overviews, failureReason }: WaitsForYouProps) {
  const [isWhole, setWhole] = useState(false)
  const queued = overviews?.found.flatMap((one) => (one.queued > 0 ? [one.address.value] : []))
  const asked = [
    ...(safes ?? []).map((safe) => ({ safe, owner })),
    ...childSafes.map(({ safe, parent }) => ({ safe, owner: parent })),
  ].filter(({ safe }) => queued?.includes(safe))
  const { data, failureReason: whyNot } = useGatewayReading(waitingQuery(asked))
  const waiting = asked.length === 0 ? [] : (data?.waiting ?? [])
  const count = waiting.reduce((sum, { entries }) => sum + entries.length, 0)
  const isKnown = queued !== undefined && (asked.length === 0 || data !== undefined)
  const shown = isWhole ? waiting : firstOf(waiting, fold)
  return (
    <GroupBox legend={count > 0 ? `Waits for you (${count})` : 'Waits for you'}>
      <div className="stack safe-waiting">
        <GroupedTable
          caption="Waits for you"
          headers={['Transaction', 'Signed', 'Status', 'Proposed']}
          hasLines
          empty={
            isKnown
              ? 'Nothing to sign or execute.'
              : (failureReason ?? whyNot)
                ? 'Not loaded yet.'
                : 'Loading the queues…'
          }
          groups={shown.map(({ safe, owner: signer, entries }) => ({
            id: `${safe} ${signer}`,
            title: (
              <>
                <ProgramLink to={safePath(safe, 'queue')}>
                  <SafeName address={safe} />
                </ProgramLink>
                {signer !== owner && (
                  <>
                    {', signed by '}
                    <SafeName address={signer} />
                  </>
                )}
              </>
            ),
            rows: entries.map((entry) => <WaitingRow key={entry.summary.id} safe={safe} entry={entry} />),
          }))}
        />
        {!isWhole && count > fold && (
          <div className="button-row">
            <Button onClick={() => setWhole(true)}>Show all {count}</Button>
          </div>
        )}
        <UnreadSafes what="The queue of" unread={data?.unread ?? []} />
      </div>
    </GroupBox>
  )
}

/** As many entries as there is room for, with the Safes that they are of. */
export function firstOf(waiting: readonly Waiting[], most: number): readonly Waiting[] {
  let left = most
  return waiting.flatMap((one) => {
    const entries = one.entries.slice(0, left)
    left -= entries.length
    return entries.length > 0 ? [{ ...one, entries }] : []
  })
}
