import { isFramed } from '../browser/isFramed.ts'

/** Whether the browser shows notifications of this page. `page`: it cannot, and alerts stay inside the page. */
export type NotificationState = 'page' | 'ask' | 'granted' | 'denied'

type Notifications = Pick<typeof Notification, 'permission' | 'requestPermission'> &
  (new (
    title: string,
    options?: NotificationOptions,
  ) => Notification)

export type NotificationsDeps = {
  /** Undefined in wallet browsers, and on iPhone and iPad outside of the home screen. */
  readonly notifications: () => Notifications | undefined
  readonly isFramed: () => boolean
}

export type ShownNotification = {
  readonly title: string
  readonly body: string
  /** One with the same tag takes its place. */
  readonly tag: string
  readonly onClick: () => void
}

export function createNotifications({ notifications, isFramed }: NotificationsDeps) {
  /** Chrome on Android has notifications, but only for pages with a service worker: its constructor throws. */
  let isRefused = false

  function state(): NotificationState {
    const known = notifications()
    if (!known || isRefused || isFramed()) return 'page'
    const { permission } = known
    return permission === 'default' ? 'ask' : permission
  }

  /** Only by a click. Where the browser cannot show any it is not asked at all. */
  async function ask(): Promise<NotificationState> {
    const known = notifications()
    if (!known || state() !== 'ask') return state()
    try {
      // Without permission this shows nothing: it only throws where it never could.
      new known('').close()
      await known.requestPermission()
    } catch {
      isRefused = true
    }
    return state()
  }

  /** Says whether the browser has taken it. */
  function show({ title, body, tag, onClick }: ShownNotification): boolean {
    const known = notifications()
    if (!known || state() !== 'granted') return false
    try {
      const shown = new known(title, { body, tag })
      shown.onclick = () => {
        onClick()
        shown.close()
      }
      return true
    } catch {
      isRefused = true
      return false
    }
  }

  return { state, ask, show }
}

/** Those of this page. */
export const pageNotifications = createNotifications({
  notifications: () => ('Notification' in globalThis ? globalThis.Notification : undefined),
  isFramed,
})
