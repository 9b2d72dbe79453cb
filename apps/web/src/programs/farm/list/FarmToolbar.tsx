import { Checkbox } from '@love/ui98/Checkbox'
import { SearchBar } from '@love/ui98/SearchBar'
import { type FarmFilter, mostCharacters } from './farmFilter.ts'

type FarmToolbarProps = { filter: FarmFilter; onChange: (filter: FarmFilter) => void }

export function FarmToolbar({ filter, onChange }: FarmToolbarProps) {
  return (
    <SearchBar
      text={filter.text}
      onSearch={(text) => onChange({ ...filter, text })}
      placeholder="Name of a token"
      maxLength={mostCharacters}
    >
      <Checkbox
        label="Staked only"
        checked={filter.mine}
        onChange={(mine) => onChange({ ...filter, mine })}
      />
      <Checkbox label="LP in my wallet" checked={filter.lp} onChange={(lp) => onChange({ ...filter, lp })} />
      <Checkbox label="Ended" checked={filter.ended} onChange={(ended) => onChange({ ...filter, ended })} />
    </SearchBar>
  )
}
