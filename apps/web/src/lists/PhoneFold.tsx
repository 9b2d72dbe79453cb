import './phoneFold.css'
import { Button } from '@love/ui98/Button'
import { type ReactNode, useState } from 'react'

type PhoneFoldProps = { label: string; children: ReactNode }

/** What a phone shows only when it is asked for; where there is room it is always there. */
export function PhoneFold({ label, children }: PhoneFoldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="phone-fold" data-open={isOpen || undefined}>
      <Button className="phone-fold-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={`glyph glyph-${isOpen ? 'up' : 'down'}`} /> {label}
      </Button>
      {children}
    </div>
  )
}
