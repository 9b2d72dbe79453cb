import type { Toast } from '../toasts/toasts.ts'
import type { Alert } from './alert.ts'
import type { ShownNotification } from './notifications.ts'

export type TellDeps = {
  /** Somebody has this page in front. */
  readonly isLooking: () => boolean
  readonly notify: (notification: ShownNotification) => boolean
  readonly toast: (toast: Toast) => void
  /** Brings this tab to the front and opens a place. */
  readonly open: (path: string) => void
}

/** More than this at once would cover the screen. */
const mostNotifications = 3

/** By the browser while nobody looks, and always inside the page. Says whether the browser has shown any of it. */
export function tellAlerts(
  { isLooking, notify, toast, open }: TellDeps,
  alerts: readonly Alert[],
  { isTest = false }: { readonly isTest?: boolean } = {},
): boolean {
  // Transactions say every change of theirs by themselves.
  for (const { id, title, text, path, kind } of alerts)
    if (kind !== 'transactions') toast({ id, kind: 'info', title, text, place: { path, label: 'Open' } })
  if (isLooking() && !isTest) return false
  const [first] = alerts
  if (alerts.length > mostNotifications && first) {
    const body = alerts.map(({ title }) => title).join('\n')
    return notify({ title: `${alerts.length} alerts`, body, tag: 'alerts', onClick: () => open(first.path) })
  }
  const shown = alerts.map(({ id, title, text, path }) =>
    notify({ title, body: text, tag: id, onClick: () => open(path) }),
  )
  return shown.includes(true)
}
