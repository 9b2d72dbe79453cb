import { type Address, formatEther } from 'viem'
import type { IntentCall } from '../../intents/intent.ts'
import { refuseReceiver } from './refuseReceiver.ts'

export type SendEtherParameters = { readonly to: Address; readonly amount: bigint }

export function sendEther({ to, amount }: SendEtherParameters): IntentCall {
  refuseReceiver({ to, amount })
  return { words: `Send ${formatEther(amount)} ETH to ${to}`, to, value: amount, data: '0x' }
}
