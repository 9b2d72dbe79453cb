import type { AccountKind } from '../../../alerts/alert.ts'
import {
  type AccountAlerts,
  type AlertSettings,
  alertSettings,
  changeAccount,
} from '../../../alerts/alertSettings.ts'
import { alertTurns } from '../../../alerts/createWatch.ts'
import { alertJournal, forgetKept } from '../../../alerts/journal.ts'
import { accountScope, priceScope } from '../../../alerts/look.ts'
import { pageNotifications } from '../../../alerts/notifications.ts'

/** Must begin in a click: browsers refuse the question otherwise. */
export async function askOnce(): Promise<void> {
  const answer = pageNotifications.ask()
  alertSettings.update((settings) => ({ ...settings, hasAsked: true }))
  await answer
}

export function switchPrices(isOn: boolean): void {
  change(isOn, priceScope, (settings) => ({ ...settings, price: isOn }))
}

export function switchKind(owner: string, kind: AccountKind, isOn: boolean): void {
  change(isOn, accountScope(kind, owner), (settings) => changeAccount(settings, owner, { [kind]: isOn }))
}

export function chooseForAccount(owner: string, chosen: Partial<AccountAlerts>): void {
  alertSettings.update((settings) => changeAccount(settings, owner, chosen))
}

/** What is switched on begins anew, at once: what happened before is no news. */
function change(isOn: boolean, scope: string, next: (settings: AlertSettings) => AlertSettings): void {
  if (isOn) {
    if (!alertSettings.get().hasAsked) void askOnce()
    alertJournal.update((journal) => forgetKept(journal, scope))
    alertTurns.update(({ [scope]: _, ...turns }) => turns)
  }
  alertSettings.update(next)
}
