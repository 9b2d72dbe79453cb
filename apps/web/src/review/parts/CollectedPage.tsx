import type { MouseEvent } from 'react'
import type { Address } from 'viem'
import { Link, useLocation } from 'wouter'
import type { Collected } from '../../wallet/safe/batch/addToBatch.ts'
import { Message } from './Message.tsx'

type CollectedPageProps = { collected: Collected; safe: Address; onLeave: () => void }

/** After *Add to batch*: nothing is signed yet, and where it waits. */
export function CollectedPage({ collected, safe, onLeave }: CollectedPageProps) {
  const [, goTo] = useLocation()
  const place = `/safe/${safe}/propose`

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onLeave()
    // First the window below takes the focus back, and the place with it.
    setTimeout(() => goTo(place))
  }

  if ('problem' in collected)
    return (
      <Message icon="error" role="alert">
        <p className="error-text">{collected.problem}</p>
      </Message>
    )
  const { added, count, isLater } = collected
  return (
    <Message icon="check" role="status">
      <p>
        Added {added === 1 ? '1 call' : `${added} calls`} to the batch of your Safe. Nothing is signed yet:
        the batch now has {count === 1 ? '1 call' : `${count} calls`}, reviewed and proposed as one
        transaction.
      </p>
      {isLater && <p>Its deadline is now 3 days away, so that the owners have time to sign.</p>}
      <p>
        <Link href={place} onClick={open}>
          Open the batch
        </Link>
      </p>
    </Message>
  )
}
