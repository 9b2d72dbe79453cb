import { groupDecimal } from '@love/protocol/format/groupDecimal'
import type { IntentCall } from '@love/protocol/intents/intent'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  erc1155Abi,
  formatEther,
  formatUnits,
  isAddressEqual,
  zeroAddress,
} from 'viem'
import { SafeDataError } from '../SafeDataError.ts'

type RefuseReceiverParameters = {
  readonly to: Address
  readonly amount: bigint
  /** Where it is a token. */
  readonly token?: Address
}

/** What is sent there never comes back. */
function refuseReceiver({ to, amount, token }: RefuseReceiverParameters): void {
  if (amount <= 0n) throw new SafeDataError('The amount is zero.', 'Enter an amount above 0.')
  if (isAddressEqual(to, zeroAddress))
    throw new SafeDataError('Funds sent to the zero address are lost.', 'Enter the recipient’s address.')
  if (token && isAddressEqual(to, token))
    throw new SafeDataError(
      'The recipient is the token’s own contract: the tokens would be lost.',
      'Enter the recipient’s address.',
    )
}

type SendEtherParameters = { readonly to: Address; readonly amount: bigint }

export function sendEther({ to, amount }: SendEtherParameters): IntentCall {
  refuseReceiver({ to, amount })
  return { words: `Send ${groupDecimal(formatEther(amount))} ETH to ${to}`, to, value: amount, data: '0x' }
}

type SendTokenParameters = {
  readonly token: { readonly address: Address; readonly symbol: string; readonly decimals: number }
  readonly to: Address
  readonly amount: bigint
}

export function sendToken({ token, to, amount }: SendTokenParameters): IntentCall {
  refuseReceiver({ to, amount, token: token.address })
  return {
    words: `Send ${groupDecimal(formatUnits(amount, token.decimals))} ${token.symbol} to ${to}`,
    to: token.address,
    value: 0n,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
  }
}

type SendEverythingParameters = {
  readonly to: Address
  readonly ether: bigint
  readonly tokens: readonly Omit<SendTokenParameters, 'to'>[]
}

/** One call for each token that there is, and one for ether. */
export function sendEverything({ to, ether, tokens }: SendEverythingParameters): readonly IntentCall[] {
  const held = tokens.filter(({ amount }) => amount > 0n)
  if (held.length === 0 && ether === 0n)
    throw new SafeDataError('This Safe holds no ETH and no listed tokens.', 'There is nothing to send.')
  return [
    ...held.map((sent) => sendToken({ ...sent, to })),
    ...(ether > 0n ? [sendEther({ to, amount: ether })] : []),
  ]
}

type SendCollectibleParameters = {
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
