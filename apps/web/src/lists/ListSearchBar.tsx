import { Checkbox } from '@love/ui98/Checkbox'
import { SearchBar } from '@love/ui98/SearchBar'
import { mostSearchCharacters } from './list.ts'
import type { ShownList } from './useList.ts'

export function ListSearchBar<Row>({ list: { choices }, filter: { text, only }, show }: ShownList<Row>) {
  const set = only.length + (text ? 1 : 0)
  return (
    <SearchBar
      text={text}
      onSearch={(text) => show({ text })}
      placeholder="Search by token"
      maxLength={mostSearchCharacters}
      fold={set > 0 ? `Sort and filter (${set})` : 'Sort and filter'}
    >
      {choices.map((choice) => (
        <Checkbox
          key={choice.name}
          label={choice.label}
          checked={only.includes(choice)}
          onChange={(isChosen) =>
            show({ only: choices.filter((one) => (one === choice ? isChosen : only.includes(one))) })
          }
        />
      ))}
    </SearchBar>
  )
}
