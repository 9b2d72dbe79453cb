import { allowanceModuleAbi } from '@love/contracts/abi/allowanceModule.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { spokenAmount } from '@love/protocol/amounts/amount'
import { groupDecimal } from '@love/protocol/format/groupDecimal'
import { shortAddress } from '@love/protocol/format/shortAddress'
import type { Intent } from '@love/protocol/intents/intent'
import type { Token } from '@love/protocol/tokens/token'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  isAddressEqual,
  multicall3Abi,
  zeroAddress,
} from 'viem'
import { SafeDataError } from '../SafeDataError.ts'
import { type Limit, limitAt } from './limit.ts'

export type SpendLimitParameters = {
  readonly deployment: Pick<Deployment, 'chainId' | 'multicall3'>
  readonly safe: Address
  readonly module: Address
  /** Its delegate is the account that sends: then the module wants no signature. */
  readonly limit: Limit
  /** What the limit counts. */
  readonly token: Token
  readonly to: Address
  readonly amount: bigint
  /** What the Safe holds of it now. */
  readonly balance: bigint
  /** In seconds since 1970, by the chain. */
  readonly now: number
}

/** A delegate spends: from the Safe straight to somebody. Throws, in words, what the module or the Safe would refuse. */
export function spendLimitIntent(parameters: SpendLimitParameters): Intent {
  const { deployment, safe, module, limit, token, to, amount } = parameters
  refuse(parameters)
  const account = limit.delegate
  const spent = { raw: amount, token }
  const isToSelf = isAddressEqual(to, account)
  return {
    title: `Spend ${spokenAmount(spent)} from Safe ${shortAddress(safe)}`,
    chainId: deployment.chainId,
    account,
    calls: [
      {
        words: `Send ${groupDecimal(formatUnits(amount, token.decimals))} ${token.symbol} from Safe ${safe} to ${to}`,
        to: module,
        value: 0n,
        data: encodeFunctionData({
          abi: allowanceModuleAbi,
          functionName: 'executeAllowanceTransfer',
          args: [safe, limit.token, to, amount, zeroAddress, 0n, account, '0x'],
        }),
      },
    ],
    expects: [
      {
        token,
        address: isAddressEqual(limit.token, zeroAddress) ? 'ETH' : limit.token,
        least: isToSelf ? amount : 0n,
      },
    ],
    positions: [
      {
        words: `In Safe ${shortAddress(safe)}`,
        token,
        questions: [held(deployment.multicall3, limit.token, safe)],
      },
      ...(isToSelf
        ? []
        : [
            {
              words: `Recipient ${shortAddress(to)}`,
              token,
              questions: [held(deployment.multicall3, limit.token, to)],
            },
          ]),
    ],
  }
}

function refuse({ safe, limit, token, to, amount, balance, now }: SpendLimitParameters): void {
  const words = (raw: bigint) => spokenAmount({ raw, token })
  const { left } = limitAt(limit, now)
  if (isAddressEqual(to, zeroAddress))
    throw new SafeDataError('Funds sent to the zero address are lost.', 'Enter the recipient’s address.')
  if (isAddressEqual(to, safe))
    throw new SafeDataError('This is the Safe itself: it would pay itself.', 'Enter the recipient’s address.')
  if (isAddressEqual(to, limit.token))
    throw new SafeDataError(
      'The recipient is the token’s own contract: the tokens would be lost.',
      'Enter the recipient’s address.',
    )
  if (amount <= 0n) throw new SafeDataError('The amount is zero.', 'Enter an amount above 0.')
  if (amount > left)
    throw new SafeDataError(
      left === 0n ? 'Nothing is left of this limit.' : `Only ${words(left)} of this limit is left.`,
      left === 0n && limit.resetMinutes === 0
        ? 'Ask the owners to reset it.'
        : left === 0n
          ? 'Wait until it resets, or ask the owners to reset it.'
          : 'Enter a smaller amount.',
    )
  if (amount > balance)
    throw new SafeDataError(`The Safe holds only ${words(balance)}.`, 'Enter a smaller amount.')
}

function held(multicall3: Address, token: Address, of: Address) {
  return isAddressEqual(token, zeroAddress)
    ? {
        to: multicall3,
        data: encodeFunctionData({ abi: multicall3Abi, functionName: 'getEthBalance', args: [of] }),
      }
    : { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [of] }) }
}
