import './lists.css'
import { Icon, type IconName } from '@love/ui98/Icon'
import type { ReactNode } from 'react'
import { FreshnessNotice } from '../chain/freshness/FreshnessNotice.tsx'
import type { Freshness } from '../chain/freshness/freshnessOf.ts'
import { ListSearchBar } from './ListSearchBar.tsx'
import type { ShownList } from './useList.ts'

type ListHeadProps<Row> = ShownList<Row> & {
  freshness: Freshness
  onRetry: () => void
  icon: IconName
  /** What the list is for, where there is room for words. */
  words: string
  /** What a phone shows in their place: the totals of the status bar, each in a `span`. */
  headline: ReactNode
}

/**
 * Above the rows of a list. On a phone it is one line: what the list comes to, and a button for the search, the choices
 * and the headings of the columns. There a row has two lines as soon as one of its columns says on which it stands
 * (`line` of a `Column`): the first column and those of line 1, then those of line 2 with their headers; a column
 * without a `line` is left out.
 */
export function ListHead<Row>({ freshness, onRetry, icon, words, headline, ...shown }: ListHeadProps<Row>) {
  return (
    <div className="list-head">
      <ListSearchBar {...shown} />
      <FreshnessNotice freshness={freshness} onRetry={onRetry}>
        <Icon name={icon} size={32} />
        <p className="list-words">{words}</p>
        <p className="list-headline">{headline}</p>
      </FreshnessNotice>
    </div>
  )
}
