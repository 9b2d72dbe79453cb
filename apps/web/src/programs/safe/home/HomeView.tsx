import { devnetExtras } from '@love/contracts/deployments/1337'
import { cleanText } from '@love/protocol/format/cleanText'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { formatUsd } from '@love/protocol/prices/figure'
import { Button } from '@love/ui98/Button'
import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { useState } from 'react'
import type { Address } from 'viem'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { config } from '../../../config.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { useStore } from '../../../storage/useStore.ts'
import { ownedSafesQuery } from '../../../wallet/safe/gateway/ownedSafesQuery.ts'
import { openWallet } from '../../../wallet/walletCommands.ts'
import { allOverviewsQuery } from '../gateway/allOverviewsQuery.ts'
import { childSafesQuery } from '../gateway/childSafesQuery.ts'
import { GatewayNotice } from '../gateway/GatewayNotice.tsx'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { type PlannedSafe, plannedSafes } from '../make/plannedSafes.ts'
import { newSafePath, safePath } from '../safePlace.ts'
import { useOwner } from '../workspace/useOwner.ts'
import { EditList } from './EditList.tsx'
import { OpenForm } from './OpenForm.tsx'
import { recentSafes } from './recentSafes.ts'
import { SafeList } from './SafeList.tsx'
import { SafeName } from './SafeName.tsx'
import { type SafeSum, safeGroups, sumOf } from './safeGroups.ts'
import { UnreadSafes } from './UnreadSafes.tsx'
import { WaitsForYou } from './WaitsForYou.tsx'
import { watchedSafes } from './watchedSafes.ts'

/** The Safes of every devnet, for whoever has none. */
const seeded = config.network === 'local' ? [devnetExtras.teamSafe, devnetExtras.soloSafe] : []

type HomeViewProps = { problem: { readonly text: string; readonly words: string } | undefined }

/** All Safes of a person: what they hold, and what waits in them. */
export function HomeView({ problem }: HomeViewProps) {
  const { navigate } = useProgramWindow()
  const owner = useOwner()
  const [isEditing, setEditing] = useState(false)
  const owning = useGatewayReading(ownedSafesQuery(owner))
  const planned = useStore(plannedSafes)
  const mine = owning.data?.safes ?? []
  const children = useGatewayReading(childSafesQuery(mine))
  // Those of the account before are there until the next are read.
  const childSafes = children.data?.found.filter(({ parent }) => mine.includes(parent)) ?? []
  const { owned, inside, watched, recent } = safeGroups({
    owned: mine,
    inside: childSafes.map(({ safe }) => safe),
    watched: useStore(watchedSafes),
    planned: planned.map(({ address }) => address),
    recent: useStore(recentSafes),
  })
  const hasUnreadChildren = Boolean(children.failureReason || children.data?.unread.length)
  const demo = seeded.length > 0 && (!owner || (owning.data && owned.length === 0)) ? seeded : []
  const others = demo.filter((safe) => !watched.includes(safe) && !recent.includes(safe))
  const all = [...owned, ...inside, ...watched, ...recent, ...others]
  const reading = useGatewayReading(allOverviewsQuery(all, owner))
  const list = { overviews: reading.data, hasFailed: Boolean(reading.failureReason) }
  const sums =
    reading.data && [owned, watched, inside].map((safes) => sumOf(safes, reading.data?.found ?? []))
  return (
    <ProgramWindow
      className="safe-window"
      statusBar={<StatusBar fields={[statusWords(owner, owning.data?.safes.length)]} />}
    >
      <div className="stack">
        <div className="message">
          <Icon name="safe" size={32} />
          <p className="message-text">
            A Safe is a multisig account: transactions need several owners’ signatures. View any Safe; connect
            an owner’s wallet to propose, simulate, sign and execute.
          </p>
        </div>
        <div className="button-row">
          <Button icon="safe" onClick={() => navigate(newSafePath)}>
            New Safe…
          </Button>
          {(owned.length > 0 || watched.length > 0) && (
            <Button icon="page" pressed={isEditing} onClick={() => setEditing(!isEditing)}>
              Edit list
            </Button>
          )}
        </div>
        <OpenForm key={problem?.text} problem={problem} owned={owned} />
        {isEditing && (
          <EditList
            safes={[...new Set([...owned, ...inside, ...watched, ...planned.map(({ address }) => address)])]}
            watched={watched}
          />
        )}
        {owner && (owned.length > 0 || !owning.data) && (
          <WaitsForYou
            key={owner}
            owner={owner}
            safes={owning.data && owned}
            childSafes={childSafes}
            overviews={reading.data}
            failureReason={owning.failureReason ?? reading.failureReason}
          />
        )}
        <GroupBox legend="Your Safes">
          {owner ? (
            <div className="stack">
              <GatewayNotice reading={owning} />
              <SumLine sum={sums?.[0]} />
              <SafeList
                {...list}
                caption="Safes you own"
                safes={owned}
                isLoading={!owning.data}
                empty="No Safes found for this account. Open one by address to add it."
              />
              {owning.data?.unverified && <UnverifiedList safes={owning.data.unverified} />}
              <p className="muted-text">Only Safes tracked by this site are listed.</p>
            </div>
          ) : (
            <div className="safe-connect">
              <p>Connect a wallet to see your Safes. Viewing needs no wallet.</p>
              <Button icon="plug" onClick={() => openWallet('connect')}>
                Connect wallet…
              </Button>
            </div>
          )}
        </GroupBox>
        {(inside.length > 0 || hasUnreadChildren) && (
          <GroupBox legend="Owned by your Safes">
            <div className="stack">
              {Boolean(children.failureReason) && <GatewayNotice reading={children} />}
              <UnreadSafes what="Safes owned by" unread={children.data?.unread ?? []} />
              {inside.length > 0 && (
                <>
                  <SumLine sum={sums?.[2]} />
                  <SafeList {...list} caption="Safes owned by your Safes" safes={inside} empty="None." />
                </>
              )}
            </div>
          </GroupBox>
        )}
        {watched.length > 0 && (
          <GroupBox legend="Watch-only">
            <div className="stack">
              <SumLine sum={sums?.[1]} />
              <SafeList {...list} caption="Watched Safes" safes={watched} empty="None." />
            </div>
          </GroupBox>
        )}
        {all.length > 0 && !owning.failureReason && <GatewayNotice reading={reading} />}
        <UnreadSafes what="Value and queue of" unread={reading.data?.unread ?? []} />
        <PlannedList planned={planned} />
        {recent.length > 0 && (
          <GroupBox legend="Recently viewed">
            <SafeList {...list} caption="Recently viewed Safes" safes={recent} empty="None." />
          </GroupBox>
        )}
        {others.length > 0 && (
          <GroupBox legend="On this devnet">
            <p>The demo accounts own a 2-of-3 Safe and a single-owner Safe.</p>
            <SafeList {...list} caption="Demo Safes" safes={others} empty="None." />
          </GroupBox>
        )}
        <p>
          <ProgramLink to="/safe/address-book">Address book</ProgramLink>: names for the addresses you use.
        </p>
      </div>
    </ProgramWindow>
  )
}

/** Its line is there before the sum: what follows would jump when it comes. */
function SumLine({ sum }: { sum: SafeSum | undefined }) {
  if (!sum) return <p>…</p>
  const { total, read, missing } = sum
  if (read === 0 && missing === 0) return null
  return (
    <p>
      <strong>
        <FigureText figure={total} format={formatUsd} />
      </strong>{' '}
      in {read === 1 ? '1 Safe' : `${read} Safes`}
      {missing > 0 && `, ${missing} not loaded`}
    </p>
  )
}

/** Anybody can make a contract that names this account as its owner. */
function UnverifiedList({
  safes,
}: {
  safes: readonly { readonly address: Address; readonly why: string }[]
}) {
  return (
    <details>
      <summary>
        {safes.length === 1
          ? '1 unverified contract lists you as an owner'
          : `${safes.length} unverified contracts list you as an owner`}
      </summary>
      <ul>
        {safes.map(({ address, why }) => (
          <li key={address}>
            <ProgramLink to={safePath(address)}>
              <code>{shortAddress(address)}</code>
            </ProgramLink>
            : {cleanText(why, 200)}
          </li>
        ))}
      </ul>
    </details>
  )
}

function statusWords(address: string | undefined, count: number | undefined): string {
  if (address === undefined) return 'No wallet connected'
  if (count === undefined) return 'Loading your Safes…'
  return count === 1 ? '1 Safe' : `${count} Safes`
}

/** Decided, but not on the chain: no service can list them. */
function PlannedList({ planned }: { planned: readonly PlannedSafe[] }) {
  if (planned.length === 0) return null
  return (
    <GroupBox legend="Not deployed yet">
      <ul>
        {planned.map(({ address, safe }) => (
          <li key={address}>
            <ProgramLink to={safePath(address)}>
              <SafeName address={address} />
            </ProgramLink>
            , {safe.threshold} of {safe.owners.length}
          </li>
        ))}
      </ul>
    </GroupBox>
  )
}
