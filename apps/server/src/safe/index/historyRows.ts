import type {
  SafeCreations,
  SafeExecutions,
  SafeHistory,
  SafeModuleExecutions,
  SafeTransfers,
} from '../../store/migrations/safeIndex.ts'

export type ShownRows = {
  executions: readonly SafeExecutions[]
  moduleExecutions: readonly SafeModuleExecutions[]
  transfers: readonly SafeTransfers[]
  creations: readonly SafeCreations[]
}
type Place = Omit<SafeHistory, 'part' | 'kind' | 'id'>

/** What a list shows of one transaction: transfers only where nothing else of the same Safe explains them. */
export function historyRows({
  executions,
  moduleExecutions,
  transfers,
  creations,
}: ShownRows): SafeHistory[] {
  const isExplained = executions.length > 0 || moduleExecutions.length > 0
  return [
    ...creations.map((row) => ({
      ...placeIn(row),
      part: 0,
      kind: 'creation' as const,
      id: row.transaction_hash,
    })),
    ...executions.map((row) => ({ ...placeIn(row), part: 0, kind: 'multisig' as const, id: row.id })),
    ...moduleExecutions.map((row) => ({ ...placeIn(row), part: 0, kind: 'module' as const, id: row.id })),
    ...(isExplained ? [] : transfers).map((row) => ({
      ...placeIn(row),
      ...{ part: row.part, kind: 'transfer' as const, id: row.id },
    })),
  ]
}

function placeIn({ safe, block, log_index, timestamp, transaction_hash }: Place): Place {
  return { safe, block, log_index, timestamp, transaction_hash }
}
