import type { NotificationState } from '../../../alerts/notifications.ts'

const inside = 'Alerts appear inside the page, in its title and on its icon.'

export const notificationWords = {
  page: `This browser shows no notifications from this page, as on iPhone, iPad, Android and in wallet apps. ${inside}`,
  ask: 'Your browser asks for permission once, when you switch on the first alert.',
  granted:
    'Notifications are allowed. You see them while you use another tab or program. Hidden tabs check about once a minute, and less often when the browser puts them to sleep.',
  denied: `Notifications are blocked for this page. ${inside} To change this, allow notifications for this site in your browser’s settings.`,
} as const satisfies Record<NotificationState, string>

export function testWords(isShown: boolean): string {
  return isShown
    ? 'Sent to your browser and shown inside the page. If you see no notification, check your system’s settings.'
    : 'Shown inside the page only.'
}
