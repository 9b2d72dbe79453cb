import { Message } from '../../../review/parts/Message.tsx'
import type { Unread } from '../gateway/allOverviewsQuery.ts'
import { SafeName } from './SafeName.tsx'

/** Names what is missing in a list of several Safes. */
export function UnreadSafes({ what, unread }: { what: string; unread: readonly Unread[] }) {
  if (unread.length === 0) return null
  return (
    <Message icon="warning" role="status">
      {unread.map(({ safes, why }) => (
        <p key={safes[0]}>
          {what}{' '}
          {safes.map((safe, index) => (
            <span key={safe}>
              {index > 0 && ', '}
              <SafeName address={safe} />
            </span>
          ))}{' '}
          could not be loaded: {why} Retrying…
        </p>
      ))}
    </Message>
  )
}
