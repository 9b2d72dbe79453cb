import type { ToastItem } from '@love/ui98/ToastRegion'
import { createElement, useMemo } from 'react'
import { preferencesStore } from '../preferences/preferences.ts'
import { createStore } from '../storage/createStore.ts'
import { useStore } from '../storage/useStore.ts'
import { ToastBody } from './ToastBody.tsx'

export type Toast = {
  readonly id: string
  readonly kind: 'info' | 'success' | 'warning' | 'error'
  readonly title: string
  readonly text?: string | undefined
  /** Leaves the page: an explorer, for example. */
  readonly link?: { readonly href: string; readonly label: string } | undefined
  /** On this page. */
  readonly place?: { readonly path: string; readonly label: string } | undefined
}

/** More at a time would cover the page; the oldest go first. */
const mostToasts = 4
/** Long enough to read two lines twice. An error stays until someone has seen it. */
const durationMs = 10_000

const none: readonly Toast[] = []
const toastsStore = createStore(none)

/** A toast with the same id (the title, if none is given) gives way, so that one thing never speaks twice at a time. */
export function showToast(toast: Omit<Toast, 'id'> & { readonly id?: string }): string {
  const id = toast.id ?? toast.title
  toastsStore.update((toasts) => addToast(toasts, { ...toast, id }))
  // Without its code it stays silent, as where a browser forbids sound.
  if (preferencesStore.get().sound)
    void import('./playTone.ts').then(({ playTone }) => playTone(toast.kind)).catch(() => {})
  return id
}

export function dismissToast(id: string): void {
  toastsStore.update((toasts) => toasts.filter((toast) => toast.id !== id))
}

export function addToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  return [...toasts.filter(({ id }) => id !== toast.id), toast].slice(-mostToasts)
}

/** As the toast region draws them. */
export function useToasts(): readonly ToastItem[] {
  const toasts = useStore(toastsStore)
  return useMemo(() => toasts.map(toastItem), [toasts])
}

function toastItem({ id, kind, title, text, link, place }: Toast): ToastItem {
  return {
    id,
    tone: kind,
    title,
    body: text || link || place ? createElement(ToastBody, { text, link, place }) : undefined,
    duration: kind === 'error' ? undefined : durationMs,
  }
}
