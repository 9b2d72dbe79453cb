import { Button } from '@love/ui98/Button'
import type { Pages } from '../gateway/usePages.ts'

/** At the end of a list, while there is more of it. */
export function MoreButton({ pages, what }: { pages: Pages<unknown>; what: string }) {
  if (!pages.hasMore) return null
  return (
    <div className="button-row">
      <Button busy={pages.isReadingMore ? 'Loading…' : undefined} onClick={() => void pages.readMore()}>
        Load more {what}
      </Button>
    </div>
  )
}
