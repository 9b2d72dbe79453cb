import { Suspense } from 'react'
import { lazyComponent } from '../desktop/lazyComponent.tsx'
import type { ShownList } from './useList.ts'

/** Few filters leave nothing: a list is there without it. */
const NothingWords = lazyComponent('This list', () =>
  import('./found/NothingWords.tsx').then(({ NothingWords }) => NothingWords),
)

/** In the place of the rows where a filter leaves none. */
export function NothingFound<Row>({ list, filter, show }: ShownList<Row>) {
  return (
    <Suspense>
      <NothingWords
        unknownWords={filter.only.find(({ unknownWords }) => unknownWords)?.unknownWords}
        words={list.nothingWords(filter)}
        what={list.what}
        onShowAll={() => show({ text: '', only: [] })}
      />
    </Suspense>
  )
}
