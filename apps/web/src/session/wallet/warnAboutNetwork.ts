import { wrongNetworkText } from '../../chain/errorText.ts'
import type { Connection } from '../connection.ts'
import { dismissToast, showToast } from '../toasts.ts'

const id = 'wrong-network'

/** Speaks up when a connected wallet leaves our chain, and is silent again when it comes back or hangs up. */
export function warnAboutNetwork(before: Connection, now: Connection): void {
  const isWrong = ({ isConnected, isSupported }: Connection) => isConnected && !isSupported
  // Who has just dialled sees the window that switches instead.
  const isNews = before.isConnected || before.status === 'reconnecting'
  if (!isWrong(now)) dismissToast(id)
  else if (isNews && !isWrong(before))
    showToast({ id, kind: 'error', title: 'Wrong network', text: wrongNetworkText })
}
