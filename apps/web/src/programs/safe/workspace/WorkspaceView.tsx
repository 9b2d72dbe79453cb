import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getSafeInfo } from '@love/safe/api/endpoints/safes'
import type { SafeOverview } from '@love/safe/api/replies/safes'
import type { SafeCode } from '@love/safe/trust/createSafeVerifier'
import { StatusBar } from '@love/ui98/StatusBar'
import { Tabs } from '@love/ui98/Tabs'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Address } from 'viem'
import { useNames } from '../../../chain/names/addressNames.ts'
import { network } from '../../../chain/network.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { gatewayDefaults, isFinal } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { GatewayNotice } from '../gateway/GatewayNotice.tsx'
import { overviewsQuery } from '../gateway/overviewsQuery.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { rememberSafe } from '../home/recentSafes.ts'
import { UnverifiedSafe } from '../known/UnverifiedSafe.tsx'
import { useSafeCode } from '../known/useSafeCode.ts'
import { floppyPath, type SafeTab, safePath, safeTabs } from '../safePlace.ts'
import { looksAgain, MissingSafe } from './MissingSafe.tsx'
import { SafeHead, waitingWords } from './SafeHead.tsx'
import { SafePage } from './SafePage.tsx'
import { SafeSwitch } from './SafeSwitch.tsx'
import { safeTitle } from './safeTitle.ts'
import { useOwner } from './useOwner.ts'

export type WorkspaceViewProps = { safe: Address; tab: SafeTab; search: URLSearchParams }

/** One Safe, tab by tab. */
export function WorkspaceView({ safe, tab, search }: WorkspaceViewProps) {
  const { navigate } = useProgramWindow()
  const you = useOwner()
  const name = useNames()(safe)
  const queryClient = useQueryClient()
  const { data: code } = useSafeCode(safe)
  const infoReading = useGatewayReading(
    safeInfoQuery(safe, () => queryClient.getQueryData(safeKey(safe, 'code'))),
  )
  const { data: info, failureReason } = infoReading
  const { data: overviews } = useGatewayReading(overviewsQuery(info ? [safe] : [], you))
  const overview = overviews?.find(({ address: found }) => found.value === safe)
  const isKnown = info !== undefined
  // Only what turned out to be a Safe is worth remembering.
  useEffect(() => {
    if (isKnown) rememberSafe(safe)
  }, [isKnown, safe])
  if (!info && isFinal(failureReason))
    return <MissingSafe {...{ safe, failureReason, code }} readAgain={infoReading.readAgain} />

  return (
    <ProgramWindow
      title={safeTitle(safe, name)}
      className="safe-window"
      statusBar={<StatusBar fields={statusFields(info, overview?.queued)} />}
    >
      <nav className="detail-way" aria-label="Related pages">
        <SafeSwitch safe={safe} /> <ProgramLink to="/safe">All Safes</ProgramLink>
        {' · '}
        <ProgramLink to={floppyPath(safe)}>Floppy (A:)</ProgramLink>
      </nav>
      {info ? (
        <>
          <SafeHead safe={safe} info={info} overview={overview} />
          {code?.isVerified === false && <UnverifiedSafe why={code.why} />}
          <Tabs
            label="Pages of this Safe"
            tabs={tabsWith(overview)}
            selected={tab}
            onSelect={(id) => navigate(safePath(safe, tabOf(id)), { replace: true })}
          >
            <SafePage tab={tab} safe={safe} info={info} infoReading={infoReading} search={search} />
          </Tabs>
        </>
      ) : (
        <GatewayNotice reading={infoReading} />
      )}
    </ProgramWindow>
  )
}

/** How much waits in the queue, and how much of it for you, on its tab. */
function tabsWith(overview: SafeOverview | undefined) {
  const count = overview && overview.queued > 0 ? `(${overview.queued})` : ''
  const words = overview ? waitingWords(overview) : ''
  return safeTabs.map((tab) => (tab.id === 'queue' ? { ...tab, count: { text: count, words } } : tab))
}

function tabOf(id: string): SafeTab {
  return safeTabs.find((tab) => tab.id === id)?.id ?? 'overview'
}

function statusFields(info: { readonly nonce: number } | undefined, queued: number | undefined) {
  if (!info) return ['Loading…']
  const waiting =
    queued === undefined ? 'Loading the queue…' : queued === 0 ? 'Queue is empty' : `${queued} queued`
  return [waiting, `Next nonce ${info.nonce}`]
}

/** Owners, threshold, modules and the like. Asking makes our own gateway follow the Safe. */
function safeInfoQuery(safe: Address, codeNow: () => SafeCode | undefined) {
  return queryOptions({
    queryKey: safeKey(safe, 'info'),
    queryFn: ({ signal }) =>
      callEndpoint(safeGateway(), getSafeInfo, {
        parameters: { chainId: network.chain.id, address: safe },
        signal,
      }),
    ...gatewayDefaults,
    retry: (count, error) => gatewayDefaults.retry(count, error) || looksAgain(count, error, codeNow()),
    // Whoever waits for the past of a Safe to be read sees it move.
    refetchInterval: (query) =>
      query.state.data?.historyBeingRead ? 1_000 : gatewayDefaults.refetchInterval(query),
  })
}
