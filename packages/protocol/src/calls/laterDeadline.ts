import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Abi, type AbiFunction, decodeFunctionData, encodeFunctionData, isAddressEqual } from 'viem'
import type { IntentCall } from '../intents/intent.ts'

const abi: Abi = uniswapV2Router02Abi

/**
 * The same call with more time to get into a block: a wallet sends within minutes, the owners of a Safe sign for days.
 * What it pays at most and brings at least stays as it is.
 */
export function laterDeadline(
  { router }: Pick<Deployment, 'router'>,
  call: IntentCall,
  seconds: bigint,
): IntentCall {
  if (!isAddressEqual(call.to, router)) return call
  const { functionName, args = [] } = decodeFunctionData({ abi, data: call.data })
  const isCalled = (each: Abi[number]): each is AbiFunction =>
    each.type === 'function' && each.name === functionName && each.inputs.length === args.length
  const at = abi.find(isCalled)?.inputs.findIndex(({ name }) => name === 'deadline') ?? -1
  const later = args.map((value, index) =>
    index === at && typeof value === 'bigint' ? value + seconds : value,
  )
  return { ...call, data: encodeFunctionData({ abi, functionName, args: later }) }
}
