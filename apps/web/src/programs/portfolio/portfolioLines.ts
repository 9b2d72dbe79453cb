import type { Figure } from '@love/protocol/prices/figure'
import type { Fraction } from '@love/protocol/prices/fraction'
import type { Money } from '../../chain/prices/createMoney.ts'
import type { Group, Item } from './portfolioGroups.ts'
import { type Sum, sumOf } from './sumOf.ts'

/** A row of the table. Values are in the preferred currency. */
export type Line =
  | { readonly kind: 'item'; readonly id: string; readonly item: Item; readonly value: Figure }
  | {
      readonly kind: 'group' | 'total'
      readonly id: string
      readonly title: string
      readonly value: Fraction
    }

export type PortfolioLinesParameters = { groups: readonly Group[]; total: Sum; money: Money }

/** Each group under its name and subtotal, then the total. Nothing at all where there is nothing. */
export function portfolioLines({ groups, total, money }: PortfolioLinesParameters): readonly Line[] {
  if (groups.length === 0) return []
  const lines = groups.flatMap(({ title, items }): readonly Line[] => {
    const valued = items.map(
      (item, index): Extract<Line, { kind: 'item' }> => ({
        kind: 'item',
        id: `${title} ${index}`,
        item,
        value: money.convert(item.value),
      }),
    )
    const { value, missing } = sumOf(valued.map((line) => line.value))
    return [{ kind: 'group', id: title, title: partText(title, missing), value }, ...valued]
  })
  return [
    ...lines,
    { kind: 'total', id: 'total', title: partText('Total', total.missing), value: total.value },
  ]
}

function partText(title: string, missing: number): string {
  return missing === 0 ? title : `${title} (excluding ${missing} n/a)`
}
