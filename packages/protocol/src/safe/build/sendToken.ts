import { type Address, encodeFunctionData, erc20Abi, formatUnits } from 'viem'
import type { IntentCall } from '../../intents/intent.ts'
import { refuseReceiver } from './refuseReceiver.ts'

export type SendTokenParameters = {
  readonly token: { readonly address: Address; readonly symbol: string; readonly decimals: number }
  readonly to: Address
  readonly amount: bigint
}

export function sendToken({ token, to, amount }: SendTokenParameters): IntentCall {
  refuseReceiver({ to, amount, token: token.address })
  return {
    words: `Send ${formatUnits(amount, token.decimals)} ${token.symbol} to ${to}`,
    to: token.address,
    value: 0n,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
  }
}
