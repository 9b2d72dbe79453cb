import { expect, test } from 'vitest'
import type { Toast } from '../toasts/toasts.ts'
import type { Alert } from './alert.ts'
import { createNotifications, type ShownNotification } from './notifications.ts'
import { markedIcon, markedTitle } from './tabMark.ts'
import { tellAlerts } from './tellAlerts.ts'

const alert: Alert = {
  id: 'a',
  kind: 'price',
  title: 'LOVE is above $1',
  text: 'Now $2.',
  path: '/tokens/LOVE',
  at: 1,
}

function world({ isLooking = false, takes = true } = {}) {
  const toasts: Toast[] = []
  const shown: ShownNotification[] = []
  const opened: string[] = []
  const deps = {
    isLooking: () => isLooking,
    toast: (toast: Toast) => void toasts.push(toast),
    notify: (one: ShownNotification) => shown.push(one) > 0 && takes,
    open: (path: string) => void opened.push(path),
  }
  return { deps, toasts, shown, opened }
}

test('default: by the browser and inside the page; a click opens the place', () => {
  const { deps, toasts, shown, opened } = world()
  expect(tellAlerts(deps, [alert])).toBe(true)
  expect(toasts).toMatchObject([{ title: 'LOVE is above $1', place: { path: '/tokens/LOVE' } }])
  expect(shown).toMatchObject([{ title: 'LOVE is above $1', body: 'Now $2.' }])
  shown[0]?.onClick()
  expect(opened).toEqual(['/tokens/LOVE'])
})

test('behavior: to somebody who looks it speaks only inside the page, but for a test', () => {
  const { deps, shown } = world({ isLooking: true })
  expect(tellAlerts(deps, [alert])).toBe(false)
  expect(shown).toEqual([])
  expect(tellAlerts(deps, [alert], { isTest: true })).toBe(true)
})

test('behavior: many at once are one notification, and transactions have their own toasts', () => {
  const { deps, toasts, shown } = world()
  tellAlerts(
    deps,
    [1, 2, 3, 4].map((number) => ({ ...alert, id: `${number}`, kind: 'transactions' })),
  )
  expect(shown.map(({ title }) => title)).toEqual(['4 alerts'])
  expect(toasts).toEqual([])
})

test('error: browsers without notifications, inside of a frame, or that refuse to make one', async () => {
  const shown = { title: 'a', body: 'b', tag: 'c', onClick: () => {} }
  const none = createNotifications({ notifications: () => undefined, isFramed: () => false })
  expect([none.state(), await none.ask(), none.show(shown)]).toEqual(['page', 'page', false])
  class Throwing {
    static permission: NotificationPermission = 'default'
    static asked = 0
    static async requestPermission(): Promise<NotificationPermission> {
      Throwing.asked += 1
      return 'granted'
    }
    constructor() {
      throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.')
    }
  }
  const framed = createNotifications({ notifications: () => browserOf(Throwing), isFramed: () => true })
  expect(framed.state()).toBe('page')
  const android = createNotifications({ notifications: () => browserOf(Throwing), isFramed: () => false })
  expect([android.state(), await android.ask(), Throwing.asked]).toEqual(['ask', 'page', 0])
  Throwing.permission = 'granted'
  const later = createNotifications({ notifications: () => browserOf(Throwing), isFramed: () => false })
  expect([later.state(), later.show(shown), later.state()]).toEqual(['granted', false, 'page'])
})

/** As far as alerts use it. */
function browserOf(known: unknown): typeof Notification {
  return known as typeof Notification
}

test('default: the count stands before the title and on the icon', () => {
  expect(markedTitle('Farm - LOVE', 2)).toBe('(2) Farm - LOVE')
  expect(markedTitle('(2) Farm - LOVE', 3)).toBe('(3) Farm - LOVE')
  expect(markedTitle('(2) Farm - LOVE', 0)).toBe('Farm - LOVE')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M0 0"/></svg>'
  expect(decodeURIComponent(markedIcon(svg, 12))).toMatch(/<path d="M0 0"\/><rect .*>9\+<\/text><\/svg>$/)
  expect(decodeURIComponent(markedIcon('<html>', 2))).toMatch(
    /^data:image\/svg\+xml,<svg [^>]*><rect .*>2<\/text><\/svg>$/,
  )
})
