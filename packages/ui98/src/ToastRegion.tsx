import type { ReactNode } from 'react'
import { Toast, type ToastTone } from './Toast.tsx'

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
  return (
    <section className="toast-region" aria-label={label}>
      <div className="toast-list" role="alert">
        {toasts.filter(({ tone }) => tone === 'error').map(render)}
      </div>
      <div className="toast-list" role="status">
        {toasts.filter(({ tone }) => tone !== 'error').map(render)}
      </div>
    </section>
  )
}
