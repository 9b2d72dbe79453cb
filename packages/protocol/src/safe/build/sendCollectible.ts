import { type Address, encodeFunctionData, erc721Abi, erc1155Abi } from 'viem'
import type { IntentCall } from '../../intents/intent.ts'
import { refuseReceiver } from './refuseReceiver.ts'

export type SendCollectibleParameters = {
  readonly safe: Address
  readonly token: Address
  /** For people: “Love Letter #7”. */
  readonly name: string
  readonly id: bigint
  readonly to: Address
  /** Of an ERC-1155; an ERC-721 is one by itself. */
  readonly amount?: bigint
}

/** With the check that a contract which receives it knows what to do with it. */
export function sendCollectible(parameters: SendCollectibleParameters): IntentCall {
  const { safe, token, name, id, to, amount } = parameters
  refuseReceiver({ to, amount: amount ?? 1n, token })
  const data =
    amount === undefined
      ? encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args: [safe, to, id] })
      : encodeFunctionData({
          abi: erc1155Abi,
          functionName: 'safeTransferFrom',
          args: [safe, to, id, amount, '0x'],
        })
  const count = amount === undefined ? '' : `${amount} of `
  return { words: `Send ${count}${name} to ${to}`, to: token, value: 0n, data }
}
