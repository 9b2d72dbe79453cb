import type { Transaction, Transactions } from '../../activity/transaction.ts'
import { isPending } from '../../activity/transactions.ts'
import type { Connection } from '../../wallet/connection.ts'

export type ActivityView =
  | { readonly status: 'disconnected' }
  /** A wallet of the last visit is being called. */
  | { readonly status: 'connecting' }
  | { readonly status: 'empty'; readonly address: Transaction['address'] }
  | {
      readonly status: 'list'
      readonly address: Transaction['address']
      readonly pending: Transactions
      readonly finished: Transactions
    }

export function activityView(
  { address, isConnected, status }: Pick<Connection, 'address' | 'isConnected' | 'status'>,
  transactions: Transactions,
): ActivityView {
  if (!isConnected || !address)
    return { status: status === 'disconnected' || status === 'connected' ? 'disconnected' : 'connecting' }
  if (transactions.length === 0) return { status: 'empty', address }
  return {
    status: 'list',
    address,
    pending: transactions.filter(isPending),
    finished: transactions.filter((transaction) => !isPending(transaction)),
  }
}

/** For the status bar; read out when it changes, so it does not change without a reason. */
export function activitySummary(view: ActivityView): string {
  switch (view.status) {
    case 'disconnected':
      return 'Not connected'
    case 'connecting':
      return 'Connecting…'
    case 'empty':
      return 'No transactions'
    case 'list':
      return `${view.pending.length} pending, ${view.finished.length} finished`
    default:
      return view satisfies never
  }
}
