import { devnetExtras } from '@love/contracts/deployments/1337'
import { cleanText } from '@love/protocol/format/cleanText'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { Button } from '@love/ui98/Button'
import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import type { Address } from 'viem'
import { useNames } from '../../../chain/names/addressNames.ts'
import { config } from '../../../config.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { useStore } from '../../../storage/useStore.ts'
import { ownedSafesQuery } from '../../../wallet/safe/gateway/ownedSafesQuery.ts'
import { openWallet } from '../../../wallet/walletCommands.ts'
import { GatewayNotice } from '../gateway/GatewayNotice.tsx'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { plannedSafes } from '../make/plannedSafes.ts'
import { newSafePath, safePath } from '../safePlace.ts'
import { useOwner } from '../workspace/useOwner.ts'
import { OpenForm } from './OpenForm.tsx'
import { recentSafes } from './recentSafes.ts'
import { SafeList } from './SafeList.tsx'

/** The Safes of every devnet, for whoever has none. */
const seeded = config.network === 'local' ? [devnetExtras.teamSafe, devnetExtras.soloSafe] : []

type HomeViewProps = { problem: { readonly text: string; readonly words: string } | undefined }

export function HomeView({ problem }: HomeViewProps) {
  const { navigate } = useProgramWindow()
  const owner = useOwner()
  const reading = useGatewayReading(ownedSafesQuery(owner))
  const owned = reading.data?.safes ?? []
  const isUnknown = owner === undefined || (reading.data !== undefined && owned.length === 0)
  return (
    <ProgramWindow
      className="safe-window"
      statusBar={<StatusBar fields={[statusWords(owner, reading.data?.safes.length)]} />}
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
        </div>
        <OpenForm key={problem?.text} problem={problem} />
        <GroupBox legend="Your Safes">
          {owner ? (
            <div className="stack">
              <GatewayNotice reading={reading} />
              <SafeList
                caption="Safes you own"
                safes={owned}
                owner={owner}
                isLoading={!reading.data}
                empty="No Safes found for this account. Open one by address to add it."
              />
              {reading.data?.unverified && <UnverifiedList safes={reading.data.unverified} />}
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
        <PlannedSafes />
        <RecentSafes owner={owner} />
        {seeded.length > 0 && isUnknown && (
          <GroupBox legend="On this devnet">
            <p>The demo accounts own a 2-of-3 Safe and a single-owner Safe.</p>
            <SafeList caption="Demo Safes" safes={seeded} owner={owner} empty="None." />
          </GroupBox>
        )}
        <p>
          <ProgramLink to="/safe/address-book">Address book</ProgramLink>: names for the addresses you use.
        </p>
      </div>
    </ProgramWindow>
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

/** What was opened before; nothing on the first visit. A prerendered page knows of none. */
function RecentSafes({ owner }: { owner: Address | undefined }) {
  const safes = useStore(recentSafes)
  if (safes.length === 0) return null
  return (
    <GroupBox legend="Recently viewed">
      <SafeList caption="Recently viewed Safes" safes={safes} owner={owner} isMarked empty="None." />
    </GroupBox>
  )
}

/** Decided, but not on the chain: no service can list them. */
function PlannedSafes() {
  const planned = useStore(plannedSafes)
  const nameOf = useNames()
  if (planned.length === 0) return null
  return (
    <GroupBox legend="Not deployed yet">
      <ul>
        {planned.map(({ address, safe }) => (
          <li key={address}>
            <ProgramLink to={safePath(address)}>
              {nameOf(address) && <strong>{nameOf(address)} </strong>}
              <code>{shortAddress(address)}</code>
            </ProgramLink>
            , {safe.threshold} of {safe.owners.length}
          </li>
        ))}
      </ul>
    </GroupBox>
  )
}
