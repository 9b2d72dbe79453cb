import { Checkbox } from '@love/ui98/Checkbox'
import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import { type Column, Table } from '@love/ui98/Table'
import { useEffect, useState } from 'react'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { pollWhileSeen } from '../../../chain/pollWhileSeen.ts'
import { setPreference, usePreferences } from '../../../preferences/preferences.ts'
import { type HealthReply, type NodeHealth, parseHealthReply } from './healthReply.ts'
import { trustWords } from './trustWords.ts'

const columns: readonly Column<NodeHealth>[] = [
  { id: 'name', header: 'Node', cell: ({ name }) => name },
  {
    id: 'state',
    header: 'State',
    cell: ({ isHealthy, reason }) => (
      <>
        <Icon name={isHealthy ? 'node-green' : 'node-red'} />{' '}
        {isHealthy ? 'works' : (reason ?? 'unavailable')}
      </>
    ),
  },
  { id: 'block', header: 'Latest block', align: 'end', cell: ({ block }) => block ?? 'unknown' },
]

/** The nodes behind the server, by number: their addresses are the operator's. */
export function NetworkPage() {
  const health = useHealth()
  const nodes = health.status === 'known' ? health.reply.nodes : []
  return (
    <>
      <FiguresChoice />
      <GroupBox legend="Nodes">
        <p role="status">
          {health.status === 'known' && trustWords(health.reply)}
          {health.status === 'failed' && 'The server is not responding. Retrying…'}
        </p>
        <Table
          caption="Nodes"
          captionHidden
          plain
          columns={columns}
          rows={nodes}
          rowKey={({ name }) => name}
          status={health.status === 'loading' ? 'loading' : 'ready'}
          loading="Loading…"
          empty="No node information."
        />
      </GroupBox>
    </>
  )
}

/** Where prices, reserves and pools come from while no wallet is connected. */
function FiguresChoice() {
  const { readsItself } = usePreferences()
  return (
    <GroupBox legend="Data source">
      <Checkbox
        label="Read all on-chain data on this device"
        checked={readsItself}
        onChange={(isChecked) => setPreference('readsItself', isChecked)}
        hint="Off: the server reads prices, reserves and pools once per block, so pages load faster. Your balances and what you sign are always read on this device."
      />
    </GroupBox>
  )
}

type HealthState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly reply: HealthReply }

/** What the server says about its nodes, again and again while somebody looks. */
function useHealth(): HealthState {
  const [state, setState] = useState<HealthState>({ status: 'loading' })
  useEffect(
    () =>
      pollWhileSeen(async (gone) => {
        const next = await readHealth(gone)
        if (!gone.aborted) setState(next)
      }, chainDefaults.pollingMs),
    [],
  )
  return state
}

async function readHealth(gone: AbortSignal): Promise<HealthState> {
  try {
    const signal = AbortSignal.any([gone, AbortSignal.timeout(chainDefaults.requestTimeoutMs)])
    // Without any node the status is an error, and the body tells of each.
    const response = await fetch('/health', { signal })
    const reply = parseHealthReply(await response.json())
    return reply ? { status: 'known', reply } : { status: 'failed' }
  } catch {
    return { status: 'failed' }
  }
}
