import { Checkbox } from '@love/ui98/Checkbox'
import { SearchBar } from '@love/ui98/SearchBar'
import { mostCharacters, type PairsFilter } from './pairsFilter.ts'

type PairsToolbarProps = { filter: PairsFilter; onChange: (filter: PairsFilter) => void }

export function PairsToolbar({ filter, onChange }: PairsToolbarProps) {
  return (
    <SearchBar
      text={filter.text}
      onSearch={(text) => onChange({ ...filter, text })}
      placeholder="Name of a token"
      maxLength={mostCharacters}
    >
      <Checkbox
        label="With my liquidity"
        checked={filter.mine}
        onChange={(mine) => onChange({ ...filter, mine })}
      />
      <Checkbox
        label="With a farm pool"
        checked={filter.farm}
        onChange={(farm) => onChange({ ...filter, farm })}
      />
    </SearchBar>
  )
}
