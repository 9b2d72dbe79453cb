import { Icon, type IconName } from '@love/ui98/Icon'
import type { ReactNode } from 'react'

type MessageProps = {
  icon: Extract<IconName, 'info' | 'warning' | 'error' | 'check'>
  /** How a screen reader hears of it. */
  role?: 'status' | 'alert' | undefined
  children: ReactNode
}

/** A line with the icon of a message box, inside a larger window. */
export function Message({ icon, role, children }: MessageProps) {
  return (
    <div className="review-message" role={role}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
