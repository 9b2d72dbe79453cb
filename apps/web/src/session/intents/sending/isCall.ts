import type { IntentCall } from '@love/protocol/intents/intent'
import { type Address, type Client, type Hash, isAddressEqual } from 'viem'
import { getTransaction } from 'viem/actions'
import { fingerprint } from '../../transactions/fingerprint.ts'

/**
 * Whether the transaction in the chain does what was reviewed: a wallet, or what stands before it, may have sent
 * something else. A node that lags behind cannot tell. One that another account has sent is a contract wallet's; what is inside cannot be compared.
 */
export async function isCall(
  client: Client,
  { hash, account, call }: { hash: Hash; account: Address; call: IntentCall },
): Promise<boolean> {
  const sent = await getTransaction(client, { hash }).catch(() => undefined)
  if (!sent || !isAddressEqual(sent.from, account)) return true
  return fingerprint(sent) === fingerprint({ to: call.to, value: call.value, input: call.data })
}
