import { Checkbox } from '@love/ui98/Checkbox'
import { Field } from '@love/ui98/Field'
import { Select } from '@love/ui98/Select'
import { type HistoryFilter, historyDirections, historyKinds } from './historyFilter.ts'

type HistoryFiltersProps = {
  filter: HistoryFilter
  /** Symbols that occur. */
  tokens: readonly string[]
  /** How many are hidden or flagged. */
  spamCount: number
  onChange: (filter: HistoryFilter) => void
}

const any = { value: '', label: 'All' }
const kindLabels = {
  transfer: 'Transfers',
  change: 'Settings changes',
  call: 'Calls',
  creation: 'Creation',
}
const directionLabels = { in: 'Received', out: 'Sent' }

export function HistoryFilters({ filter, tokens, spamCount, onChange }: HistoryFiltersProps) {
  const shown = filter.token && !tokens.includes(filter.token) ? [...tokens, filter.token] : tokens
  return (
    <search className="safe-filters">
      <Select
        label="Kind"
        options={[any, ...historyKinds.map((value) => ({ value, label: kindLabels[value] }))]}
        value={filter.kind ?? ''}
        onChange={(next) => onChange({ ...filter, kind: historyKinds.find((kind) => kind === next) })}
      />
      <Select
        label="Direction"
        options={[any, ...historyDirections.map((value) => ({ value, label: directionLabels[value] }))]}
        value={filter.direction ?? ''}
        onChange={(next) =>
          onChange({ ...filter, direction: historyDirections.find((direction) => direction === next) })
        }
      />
      <Select
        label="Token"
        options={[any, ...shown.map((value) => ({ value, label: value }))]}
        value={filter.token}
        onChange={(token) => onChange({ ...filter, token })}
      />
      <Field
        label="From"
        type="date"
        value={filter.from}
        onChange={(from) => onChange({ ...filter, from })}
      />
      <Field label="To" type="date" value={filter.to} onChange={(to) => onChange({ ...filter, to })} />
      <Checkbox
        label={`Show spam (${spamCount})`}
        checked={filter.withSpam}
        onChange={(withSpam) => onChange({ ...filter, withSpam })}
      />
    </search>
  )
}
