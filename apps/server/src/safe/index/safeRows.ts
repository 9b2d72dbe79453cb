import type {
  SafeApprovals,
  SafeCreations,
  SafeExecutions,
  SafeHistory,
  SafeModuleExecutions,
  SafeSettingsTable,
  SafeSignedMessages,
  SafeTransfers,
} from '../../store/migrations/safeIndex.ts'
import { executionRows } from './executionRows.ts'
import { withInnerCalls } from './innerCalls.ts'
import { type PairedCalls, pairCalls } from './pairCalls.ts'
import { creationRow, type Origins } from './proxyCreation.ts'
import { eventId, placeOf, type SafeGroup } from './safeGroup.ts'
import { transferRows } from './transferRows.ts'

/** What the tables get, each in the order of the chain. */
export type SafeRows = {
  creations: SafeCreations[]
  executions: SafeExecutions[]
  moduleExecutions: SafeModuleExecutions[]
  transfers: SafeTransfers[]
  settings: SafeSettingsTable[]
  approvals: SafeApprovals[]
  signedMessages: SafeSignedMessages[]
  history: SafeHistory[]
}

export type SafeRowsParameters = {
  chainId: number
  groups: readonly SafeGroup[]
  origins: Origins
  /** What each Safe counts next. */
  nonces: ReadonlyMap<string, number>
  /** The Safes whose creation is stored: another setup is none. */
  created: ReadonlySet<string>
}

export function safeRows({ chainId, groups, origins, ...known }: SafeRowsParameters): SafeRows {
  const rows: SafeRows = {
    creations: [],
    executions: [],
    moduleExecutions: [],
    transfers: [],
    settings: [],
    approvals: [],
    signedMessages: [],
    history: [],
  }
  const nonces = new Map(known.nonces)
  const created = new Set(known.created)
  for (const group of groups) {
    const { safe, transactionHash } = group
    const paired = pairCalls(group.events)
    const inner = origins.innerCalls.get(transactionHash) ?? []
    const nextNonce = nonces.get(safe) ?? 0
    const executions = executionRows({
      chainId,
      safe,
      nextNonce,
      executions: paired.executions,
      transaction: origins.transactions.get(transactionHash),
      inner,
    })
    nonces.set(safe, nextNonce + executions.length)
    const moduleExecutions = moduleRows(safe, withInnerCalls(paired.moduleExecutions, { safe, inner }))
    const transfers = transferRows({ group, executions, moduleExecutions })
    const setup = group.events.find(({ told }) => told.kind === 'setup')
    const creations = setup && !created.has(safe) ? [creationRow(safe, setup.log, origins)] : []
    if (creations.length > 0) created.add(safe)
    rows.executions.push(...executions)
    rows.moduleExecutions.push(...moduleExecutions)
    rows.transfers.push(...transfers)
    rows.creations.push(...creations)
    rows.history.push(...historyRows({ executions, moduleExecutions, transfers, creations }))
    addTold(rows, group)
  }
  return rows
}

function moduleRows(safe: string, executions: PairedCalls['moduleExecutions']): SafeModuleExecutions[] {
  return executions.map(({ log, told, call }) => ({
    ...placeOf(safe, log),
    id: eventId(log),
    module: told.module,
    success: told.success ? 1 : 0,
    to: call?.to ?? null,
    value: call ? String(call.value) : null,
    data: call?.data ?? null,
    operation: call?.operation ?? null,
  }))
}

function addTold(rows: SafeRows, { safe, events }: SafeGroup): void {
  for (const { log, told } of events) {
    const place = placeOf(safe, log)
    if (told.kind === 'setting') rows.settings.push({ ...place, kind: told.setting, value: told.value })
    if (told.kind === 'approval') rows.approvals.push({ ...place, hash: told.hash, owner: told.owner })
    if (told.kind === 'signed-message') rows.signedMessages.push({ ...place, hash: told.hash })
  }
}

type ShownRows = {
  executions: readonly SafeExecutions[]
  moduleExecutions: readonly SafeModuleExecutions[]
  transfers: readonly SafeTransfers[]
  creations: readonly SafeCreations[]
}

type Place = Omit<SafeHistory, 'part' | 'kind' | 'id'>

/** What a list shows of one transaction: transfers only where nothing else of the same Safe explains them. */
function historyRows({ executions, moduleExecutions, transfers, creations }: ShownRows): SafeHistory[] {
  const isExplained = executions.length > 0 || moduleExecutions.length > 0
  return [
    ...creations.map(creationShown),
    ...executions.map((row) => ({ ...placeIn(row), part: 0, kind: 'multisig' as const, id: row.id })),
    ...moduleExecutions.map((row) => ({ ...placeIn(row), part: 0, kind: 'module' as const, id: row.id })),
    ...(isExplained ? [] : transfers).map((row) => ({
      ...placeIn(row),
      part: row.part,
      kind: 'transfer' as const,
      id: row.id,
    })),
  ]
}

export function creationShown(row: SafeCreations): SafeHistory {
  return { ...placeIn(row), part: 0, kind: 'creation', id: row.transaction_hash }
}

function placeIn({ safe, block, log_index, timestamp, transaction_hash }: Place): Place {
  return { safe, block, log_index, timestamp, transaction_hash }
}
