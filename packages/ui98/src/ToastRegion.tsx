import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/iconNames.ts'

export type ToastItem = {
  id: string
  tone: ToastTone
  title: string
  body?: ReactNode
  /** Milliseconds; left out, it stays until dismissed. */
  duration?: number | undefined
}

export type ToastRegionProps = {
  toasts: readonly ToastItem[]
  onDismiss: (id: string) => void
  label?: string | undefined
}

/** Always on the page, also empty: a live region that comes with its words is not read out. */
export function ToastRegion({ toasts, onDismiss, label = 'Notifications' }: ToastRegionProps) {
  const render = ({ id, tone, title, body, duration }: ToastItem) => (
    <Toast key={id} tone={tone} title={title} duration={duration} onDismiss={() => onDismiss(id)}>
      {body}
    </Toast>
  )
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = region.current
    if (!element || toasts.length === 0) return
    let stop: (() => void) | undefined
    const end = new AbortController()
    import('./keepClear.ts')
      .then(({ keepClear }) => {
        if (!end.signal.aborted) stop = keepClear(element)
      })
      // Then they are where they were.
      .catch(() => {})
    return () => {
      end.abort()
      stop?.()
    }
  }, [toasts])
  return (
    <section ref={region} className="toast-region" aria-label={label}>
      <div className="toast-list" role="alert">
        {toasts.filter(({ tone }) => tone === 'error').map(render)}
      </div>
      <div className="toast-list" role="status">
        {toasts.filter(({ tone }) => tone !== 'error').map(render)}
      </div>
    </section>
  )
}

type ToastTone = 'info' | 'success' | 'warning' | 'error'

type ToastProps = {
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

function Toast({ tone, title, children, onDismiss, duration }: ToastProps) {
  const [held, setHeld] = useState(false)
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (held || duration === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Nobody reads what another tab or the wallet's app lies over.
    const start = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => dismiss(), duration)
    }
    start()
    document.addEventListener('visibilitychange', start)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', start)
    }
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
