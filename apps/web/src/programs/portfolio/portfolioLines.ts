import type { Figure } from '@love/protocol/prices/figure'
import type { Fraction } from '@love/protocol/prices/fraction'
import type { Money } from '../../chain/prices/createMoney.ts'
import { sumOf } from '../../chain/prices/sumOf.ts'
import type { Group, Item } from './portfolioGroups.ts'

type ItemLine = {
  readonly kind: 'item'
  readonly id: string
  readonly item: Item
  readonly value: Figure
}

export type GroupLine = {
  readonly kind: 'group'
  readonly id: string
  readonly title: string
  readonly count: number
  readonly value: Fraction
  readonly isFolded: boolean
}

/** A row of the table. Values are in the preferred currency. */
export type Line = ItemLine | GroupLine

export type PortfolioLinesParameters = {
  groups: readonly Group[]
  money: Money
  isFolded: (title: string) => boolean
}

/** Each group under its name and subtotal; of a folded one nothing else. */
export function portfolioLines({ groups, money, isFolded }: PortfolioLinesParameters): readonly Line[] {
  return groups.flatMap(({ title, items }): readonly Line[] => {
    const valued = items.map(
      (item, index): ItemLine => ({
        kind: 'item',
        id: `${title} ${index}`,
        item,
        value: money.convert(item.value),
      }),
    )
    const { value, missing } = sumOf(valued.map((line) => line.value))
    const group: GroupLine = {
      kind: 'group',
      id: title,
      title: missing === 0 ? title : `${title} (excluding ${missing} n/a)`,
      count: items.length,
      value,
      isFolded: isFolded(title),
    }
    return group.isFolded ? [group] : [group, ...valued]
  })
}
