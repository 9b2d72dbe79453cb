import './simulation.css'
import { cleanText } from '@love/protocol/format/cleanText'
import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getTransactionQueue } from '@love/safe/api/endpoints/history'
import type { SafeIdentity } from '@love/safe/safeTx'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { network } from '../../../chain/network.ts'
import { gatewayDefaults } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { detailsQuery } from '../gateway/detailsQuery.ts'
import { GatewayNotice } from '../gateway/GatewayNotice.tsx'
import { safeKey } from '../gateway/safeKey.ts'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { identityOf, type SafePageProps } from '../workspace/pageProps.ts'
import { useOwner } from '../workspace/useOwner.ts'
import { planSimulation, type SimulationChoice, type SimulationPlan } from './planSimulation.ts'
import { readWaiting } from './readWaiting.ts'
import { SimulationTable } from './SimulationTable.tsx'
import { simulationSummary } from './simulationSummary.ts'
import { type QueueSimulation, useQueueSimulation } from './useQueueSimulation.ts'
import { watchedTokens } from './watchedTokens.ts'

const asItIs: SimulationChoice = { tried: new Map(), dropped: new Set() }

/** The whole queue, executed in the order of its nonces on a copy of the chain. Nothing really happens. */
export function SimulationPage({ safe, info }: SafePageProps) {
  const owner = useOwner()
  const [choice, setChoice] = useState(asItIs)
  const reading = useWaiting(identityOf({ safe, info }))
  const plan = planSimulation({
    safe,
    safeNonce: BigInt(info.nonce),
    waiting: reading.data?.items ?? [],
    choice,
    tokens: watchedTokens,
    // A Safe does not execute itself.
    executor: owner === safe ? undefined : owner,
  })
  const simulation = useQueueSimulation(safe, plan.request)
  const isChanged = choice.tried.size > 0 || choice.dropped.size > 0
  return (
    <div className="stack">
      <GatewayNotice reading={reading}>
        <Icon name="clock" size={32} />
        <p>Simulates the whole queue in nonce order as if every owner had signed. Nothing is sent.</p>
      </GatewayNotice>
      {reading.data && <Verdict plan={plan} simulation={simulation} />}
      <SimulationTable
        safe={safe}
        info={info}
        choice={choice}
        setChoice={setChoice}
        rows={plan.rows}
        reply={simulation.reply}
        empty={reading.data ? 'Queue is empty: nothing to simulate.' : 'Loading the queue…'}
      />
      {(plan.leftOut > 0 || reading.data?.isCut) && (
        <p className="muted-text">The queue is longer; later transactions were not simulated.</p>
      )}
      {plan.request && (
        <div className="button-row">
          <Button busy={simulation.isRunning ? 'Simulating…' : undefined} onClick={simulation.runAgain}>
            Simulate again
          </Button>
          {isChanged && <Button onClick={() => setChoice(asItIs)}>Reset</Button>}
        </div>
      )}
    </div>
  )
}

/** The first thing somebody wants to know. */
function Verdict({ plan, simulation }: { plan: SimulationPlan; simulation: QueueSimulation }) {
  const { reply } = simulation
  if (!plan.request) return null
  if (!reply) return <ProgressBar label="Simulating the queue…" />
  if (reply.status === 'unavailable')
    return (
      <Words icon="warning">
        Simulation unavailable, which says nothing about whether the queue would succeed.{' '}
        {cleanText(reply.reason, 200)}
      </Words>
    )
  const { isFine, words } = simulationSummary(plan.rows, reply)
  return (
    <Words icon={isFine ? 'check' : 'warning'}>
      <strong>{words}</strong> {/* Who listens hears the verdict, not each block. */}
      <span className="muted-text" aria-live="off">
        Simulated on block {reply.block}, without network fees.
      </span>
    </Words>
  )
}

function Words({ icon, children }: { icon: 'check' | 'warning'; children: ReactNode }) {
  return (
    <div className="message" role="status">
      <Icon name={icon} size={32} />
      <p className="message-text">{children}</p>
    </div>
  )
}

/** What waits, at the pace of polling. */
function useWaiting(identity: SafeIdentity) {
  return useGatewayReading(waitingQuery(useQueryClient(), identity))
}

/** The fields of a transaction never change, so they are asked for once. */
function waitingQuery(queryClient: QueryClient, identity: SafeIdentity) {
  const { safe, version } = identity
  const first = {
    parameters: { chainId: network.chain.id, safe_address: safe },
    query: { trusted: false },
  }
  return queryOptions({
    queryKey: safeKey(safe, 'waiting', version),
    queryFn: ({ signal }) =>
      readWaiting(
        {
          readPage: (pageUrl) =>
            callEndpoint(
              safeGateway(),
              getTransactionQueue,
              pageUrl === undefined ? { ...first, signal } : { pageUrl, signal },
            ),
          readDetails: (id) => queryClient.ensureQueryData(detailsQuery(safe, id, { seen: 'fields' })),
        },
        identity,
      ),
    ...gatewayDefaults,
  })
}
