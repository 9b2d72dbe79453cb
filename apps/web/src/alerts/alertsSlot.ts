import type { ReactNode } from 'react'
import { createStore } from '../storage/createStore.ts'

// All that every page has of alerts: the rest is loaded when at least one kind is on.

/** Where the choices are kept. */
export const alertsKey = 'love.alerts'

/** Whether the stored choices have any kind switched on. */
export function isAlerting(text: string | null): boolean {
  try {
    return JSON.parse(text ?? '').isOn === true
  } catch {
    return false
  }
}

/** What stands in the tray: the bell, while alerts are on. */
export const alertsSlot = createStore<ReactNode>(null)
