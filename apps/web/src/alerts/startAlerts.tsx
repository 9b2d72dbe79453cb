import './alerts.css'
import { once } from '@love/protocol/once'
import { navigate } from 'wouter/use-browser-location'
import { chainId } from '../chain/chainFacts.ts'
import { withLock } from '../storage/locks.ts'
import { showToast } from '../toasts/toasts.ts'
import { connectionStore } from '../wallet/connection.ts'
import type { Alert } from './alert.ts'
import { alertSettings, isAnyOn } from './alertSettings.ts'
import { alertsSlot } from './alertsSlot.ts'
import { alertTurns, createWatch, type WatchDeps } from './createWatch.ts'
import { addAlerts, alertJournal, markSeen, unseenCount } from './journal.ts'
import { type LookSources, looksOf } from './look.ts'
import { pageNotifications } from './notifications.ts'
import { createTabMark } from './tabMark.ts'
import { type TellDeps, tellAlerts } from './tellAlerts.ts'
import { AlertsBell } from './window/AlertsBell.tsx'

/** The code of a kind comes with its first look: those about accounts bring the chain's library. */
const sources: LookSources = {
  price: async (...asked) => (await import('./sources/lookAtPrices.ts')).lookAtPrices(...asked),
  safe: async (look) => (await import('./sources/lookAtSafes.ts')).lookAtSafes(look),
  transactions: async (look) => (await import('./sources/lookAtTransactions.ts')).lookAtTransactions(look),
  rewards: async (look) => (await import('./sources/lookAtRewards.ts')).lookAtRewards(look),
  approvals: async (look) => (await import('./sources/lookAtApprovals.ts')).lookAtApprovals(look),
}

const isLooking = () => !document.hidden && document.hasFocus()

const tellDeps: TellDeps = {
  isLooking,
  notify: pageNotifications.show,
  toast: showToast,
  open(path) {
    window.focus()
    navigate(path)
  },
}

const inTurn: WatchDeps['inTurn'] = (work) => withLock('love.alerts', work)

export const alertWatch = createWatch({
  looks: () =>
    looksOf(sources, {
      settings: alertSettings.get(),
      connection: connectionStore.get(),
      chainId,
      isHidden: document.hidden,
    }),
  turns: alertTurns,
  journal: alertJournal,
  inTurn,
  tell: (alerts) => void tellAlerts(tellDeps, alerts),
  now: Date.now,
  page: document,
})

/** Once for the page: from now on it does what the choices say, here and in other tabs. */
export const startAlerts = once(() => {
  let stop: (() => void) | undefined
  const follow = () => {
    const isOn = isAnyOn(alertSettings.get())
    if (isOn) {
      stop ??= start()
      // What was just switched on begins at once.
      void alertWatch.look()
    } else {
      stop?.()
      stop = undefined
    }
  }
  alertSettings.subscribe(follow)
  follow()
})

function start(): () => void {
  const mark = createTabMark({ page: document, readIcon: async (url) => (await fetch(url)).text() })
  const refresh = () => {
    if (isLooking() && unseenCount(alertJournal.get()) > 0) alertJournal.update(markSeen)
    mark.show(unseenCount(alertJournal.get()))
  }
  const stopMark = alertJournal.subscribe(refresh)
  const gone = new AbortController()
  for (const target of [document, window])
    for (const type of ['visibilitychange', 'focus'])
      target.addEventListener(type, refresh, { signal: gone.signal })
  refresh()
  alertsSlot.set(<AlertsBell />)
  const stopWatch = alertWatch.start()
  return () => {
    stopWatch()
    stopMark()
    gone.abort()
    mark.show(0)
    alertsSlot.set(null)
  }
}

/** Says whether the browser has shown it. */
export function sendTestAlert(): boolean {
  const alert: Alert = {
    id: 'test',
    kind: 'test',
    title: 'Test alert from LOVE',
    text: 'This is how alerts look.',
    path: '/control-panel?tab=alerts',
    at: Date.now(),
  }
  alertJournal.update((journal) => addAlerts(journal, [alert]))
  return tellAlerts(tellDeps, [alert], { isTest: true })
}
