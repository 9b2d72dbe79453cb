import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/iconNames.ts'

export type ToastTone = 'info' | 'success' | 'warning' | 'error'

export type ToastProps = {
  tone: ToastTone
  title: string
  children?: ReactNode
  onDismiss: () => void
  /** Milliseconds until it goes by itself; left out, it stays. The pointer or the focus on it stops the clock. */
  duration?: number | undefined
}

const icons = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
} as const satisfies Record<ToastTone, IconName>

export function Toast({ tone, title, children, onDismiss, duration }: ToastProps) {
  const [held, setHeld] = useState(false)
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (held || duration === undefined) return
    const timer = setTimeout(() => dismiss(), duration)
    return () => clearTimeout(timer)
  }, [held, duration])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops the clock
    <div className="toast" onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Icon name={icons[tone]} />
      <div className="toast-text">
        <p className="toast-title">{title}</p>
        {children}
      </div>
      <button type="button" className="button" aria-label={`Dismiss: ${title}`} onClick={onDismiss} />
    </div>
  )
}
