import { historyPrograms } from '@love/protocol/history/historyReply'
import type { HistoryProgram } from '@love/protocol/history/movement'
import { Field } from '@love/ui98/Field'
import { Select } from '@love/ui98/Select'
import { PhoneFold } from '../../../lists/PhoneFold.tsx'
import { type HistoryFilter, isFiltered, pairNames, periodProblem, tokenNames } from './historyFilter.ts'

type HistoryFiltersProps = { filter: HistoryFilter; onChange: (filter: HistoryFilter) => void }

const all = { value: '', label: 'All' }
const labels: Readonly<Record<HistoryProgram, string>> = {
  swap: 'Swaps',
  liquidity: 'Liquidity',
  farm: 'Farm',
  faith: 'FAITH vault',
  transfer: 'Transfers',
  approval: 'Allowances',
}
const optionsOf = (values: readonly string[]) => [all, ...values.map((value) => ({ value, label: value }))]

export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  return (
    <search>
      <PhoneFold label={isFiltered(filter) ? 'Filters (on)' : 'Filters'}>
        <div className="history-filters">
          <Select
            label="Program"
            options={[all, ...historyPrograms.map((value) => ({ value, label: labels[value] }))]}
            value={filter.program}
            onChange={(next) =>
              onChange({ ...filter, program: historyPrograms.find((one) => one === next) ?? '' })
            }
          />
          <Select
            label="Token"
            options={optionsOf(tokenNames)}
            value={filter.token}
            onChange={(token) => onChange({ ...filter, token })}
          />
          <Select
            label="Pair"
            options={optionsOf(pairNames)}
            value={filter.pair}
            onChange={(pair) => onChange({ ...filter, pair })}
          />
          <Field
            label="From"
            type="date"
            value={filter.from}
            onChange={(from) => onChange({ ...filter, from })}
          />
          <Field
            label="To"
            type="date"
            value={filter.to}
            onChange={(to) => onChange({ ...filter, to })}
            error={periodProblem(filter)}
          />
        </div>
      </PhoneFold>
    </search>
  )
}
