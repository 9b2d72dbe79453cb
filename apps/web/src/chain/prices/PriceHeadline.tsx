import type { Figure } from '@love/protocol/prices/figure'
import type { ReactNode } from 'react'
import { beingRead } from './beingRead.ts'
import { ChangeText } from './ChangeText.tsx'

type PriceHeadlineProps = { price: Figure; change: Figure; children: ReactNode }

/** The price, told by its children, and its change: not before the price, which would push it aside when it comes. */
export function PriceHeadline({ price, change, children }: PriceHeadlineProps) {
  const isRead = price !== beingRead && change !== beingRead
  return (
    <p className="detail-headline">
      {children}
      {isRead && (
        <span>
          {' '}
          <ChangeText change={change} /> <span className="muted-text">in 24 hours</span>
        </span>
      )}
    </p>
  )
}
