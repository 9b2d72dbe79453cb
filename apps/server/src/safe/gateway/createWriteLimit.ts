import type { Endpoint } from '@love/safe/api/endpoints/endpoint'
import { confirmMessage, proposeMessage } from '@love/safe/api/endpoints/messages'
import { deleteTransaction, proposeTransaction } from '@love/safe/api/endpoints/proposals'
import { serviceAddMessage, serviceConfirmMessage } from '@love/safe/api/service/serviceMessages'
import {
  serviceConfirmTransaction,
  serviceProposeTransaction,
} from '@love/safe/api/service/serviceTransactions'
import { createRateLimit } from '../../rpc/rateLimit.ts'
import type { GatewayLimits } from '../../settings/safeSettings.ts'

/** The other POSTs only ask. */
const writes = new Set(
  [
    proposeTransaction,
    deleteTransaction,
    proposeMessage,
    confirmMessage,
    serviceProposeTransaction,
    serviceConfirmTransaction,
    serviceAddMessage,
    serviceConfirmMessage,
  ].map(({ name }) => name as string),
)

export type WriteParameters = {
  endpoint: Pick<Endpoint, 'name'>
  client: string
  /** The Safe, or what is written about. */
  target: string
}

/** Seconds to wait; 0 for whoever may write, or does not. Many clients together must not flood one Safe either. */
export function createWriteLimit(
  limits: Pick<GatewayLimits, 'writesPerSecond' | 'writesBurst' | 'totalPerSecond'>,
  now: () => number,
): (write: WriteParameters) => number {
  const { writesPerSecond: perSecond, writesBurst: burst, totalPerSecond } = limits
  const perClient = createRateLimit({ limits: { perSecond, burst, totalPerSecond }, now })
  const perTarget = createRateLimit({ limits: { perSecond, burst, totalPerSecond }, now })
  return ({ endpoint, client, target }) =>
    writes.has(endpoint.name) ? perClient.take(client) || perTarget.take(target) : 0
}
