import type { Money } from '../chain/prices/createMoney.ts'
import { type ShownFigure, shownText } from '../chain/prices/shownFigure.ts'
import type { PublicReading } from '../chain/snapshot/publicReading.ts'

/** Texts by the names of their cells; undefined where there is no figure. */
export type Texts = Iterable<readonly [name: string, text: string | undefined]>

export type TextsOf = (reading: PublicReading, money: Money) => Texts

export function named(prefix: string, shown: Readonly<Record<string, ShownFigure>>): Texts {
  return Object.entries(shown).map(([cell, figure]) => [`${prefix}.${cell}`, shownText(figure)] as const)
}
