import type { Figure } from '@love/protocol/prices/figure'
import type { ReactNode } from 'react'
import { beingRead } from './beingRead.ts'
import { ChangeText } from './ChangeText.tsx'

type PriceHeadlineProps = {
  price: Figure
  change: Figure
  /** Of what it is the price. */
  name: string
  children: ReactNode
}

/** The price, told by its children, and its change. They come together, so that the line is set anew only once. */
export function PriceHeadline({ price, change, name, children }: PriceHeadlineProps) {
  const isRead = price !== beingRead && change !== beingRead
  return (
    <p className="detail-headline">
      {children}
      {/* A new element, as a figure is that comes: what only follows a longer one, were it a space, would count as jumping. */}
      <span key={isRead ? 'read' : 'loading'} data-figure-group="">
        {' '}
        <ChangeText change={isRead ? change : beingRead} name={`${name}.change`} />{' '}
        <span className="muted-text one-line">(24h)</span>
      </span>
    </p>
  )
}
